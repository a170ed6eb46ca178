import { describeDocument } from '#kernel/described'
import { image, integer, list } from '#kernel/field'
import { kodeBarcode } from '#modules/stok/barang'
import { koreksiBarangBuku } from '#modules/stok/buku'

/** A piece, and the photo that was sent for it. */
export const barisFoto = {
  kode_barcode: kodeBarcode,
  gambar: image({ label: 'Foto', required: true, folder: 'foto_produk' }),
}

/** So many go into the books at once. */
export const fotoSekali = 100

export const fotoMasuk = {
  baris: list(barisFoto, {
    label: 'Foto',
    required: 'Belum Ada Foto Yang Cocok',
    min: 1,
    max: fotoSekali,
  }),
}

/** First photos of pieces, many at once; another photo is a correction, with an approval. */
export const fotoBarang = describeDocument({
  name: 'FOTO_BARANG',
  title: 'Foto Barang',
  prefix: 'FT',
  states: { VALID: 'Valid' },
  header: { jumlah: integer({ label: 'Jumlah', required: true }) },
  lines: barisFoto,
  posts: [koreksiBarangBuku],
  commands: { simpan: { label: 'Simpan', from: [], to: 'VALID', call: 'barang/foto' } },
  contoh: {
    VALID: { jumlah: 1, baris: [{ kode_barcode: '010000017', gambar: 'foto_produk/CONTOH.jpg' }] },
  },
})
