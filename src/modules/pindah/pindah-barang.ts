import { defineDocument } from '#kernel/document'
import { choice, code, list, ref, text } from '#kernel/field'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram } from '#modules/stok/buku'

const sure = { required: true } as const

/** Where the pieces go, and what is said of it. */
export const tujuanPindah = {
  kode_gudang: ref('gudang', { label: 'Ke Gudang', ...sure }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Ke Baki', ...sure }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** A piece on its way: where the screen saw it lie. */
export const barisPindah = {
  kode_barcode: kodeBarcode,
  dari_baki: code({ label: 'Dari Baki', ...sure }),
}

/** Pieces by scan; at most as many as a counter holds. */
export const pindahMasuk = {
  ...tujuanPindah,
  baris: list(barisPindah, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 500,
  }),
}

/** How the pieces were chosen. */
export const caraPindah = { BARANG: 'Per Barang', BAKI: 'Satu Baki' }

const contoh = {
  kode_gudang: 'TOKO',
  kode_baki: 'A02',
  keterangan: null,
  cara: 'BARANG' as const,
  baris: [{ kode_barcode: '010000017', dari_baki: 'A01' }],
}

/** Pieces change their tray (DOMAIN 5): the gold goes with them from room to room. */
export const pindahBarang = defineDocument({
  name: 'PINDAH_BARANG',
  title: 'Pindah Barang',
  prefix: 'MB',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: { ...tujuanPindah, cara: choice({ label: 'Cara', of: caraPindah, ...sure }) },
  lines: barisPindah,
  posts: [gerakBarang, gram],
  commands: {
    simpan: { label: 'Pindahkan', from: [], to: 'VALID', call: 'pindah-barang/simpan' },
    satuBaki: {
      label: 'Pindahkan Baki',
      from: [],
      to: 'VALID',
      call: 'pindah-barang-satu-baki/simpan',
    },
    batal: {
      label: 'Batal Pindah',
      from: ['VALID'],
      to: 'BATAL',
      call: 'pindah-barang/batal',
      reason: true,
    },
  },
  contoh: { VALID: contoh, BATAL: contoh },
})
