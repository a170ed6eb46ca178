import { defineDocument, makes } from '#kernel/document'
import { image, list } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'
import { koreksiBarangBuku } from '#modules/stok/buku'

export const layarFoto = '/foto-barang'

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
export const fotoBarang = defineDocument({
  name: 'FOTO_BARANG',
  title: 'Foto Barang',
  prefix: 'FT',
  states: { VALID: 'Valid' },
  books: [koreksiBarangBuku],
  commands: {
    simpan: makes({
      path: 'barang/foto',
      label: 'Simpan',
      summary: 'Give pieces that have none their first photos, which were uploaded before',
      right: whoSees(layarFoto),
      to: 'VALID',
      body: fotoMasuk,
    }),
  },
})
