import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, choice, code, group, integer, list, ref, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram } from '#modules/stok/buku'

const sure = { required: true } as const
const right = whoSees('/pindah-barang', '/pindah-barang-satu-baki')

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

/** A tray is moved as it was seen: so many pieces, so heavy. */
export const bakiMasuk = {
  dari_baki: code({ label: 'Dari Baki', ...sure }),
  ...tujuanPindah,
  pcs: integer({ label: 'Pcs', ...sure, min: 1, max: 5_000 }),
  berat: berat({ label: 'Berat', ...sure }),
}

/** How the pieces were chosen. */
export const caraPindah = { BARANG: 'Per Barang', BAKI: 'Satu Baki' }

const banyaknya = {
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
}
const answer = group({ nomor: text({ label: 'No Dokumen', ...sure }), ...banyaknya })

/** Pieces change their tray (DOMAIN 5): the gold goes with them from room to room. */
export const pindahBarang = defineDocument({
  name: 'PINDAH_BARANG',
  title: 'Pindah Barang',
  prefix: 'MB',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakBarang, gram],
  commands: {
    simpan: makes({
      path: 'pindah-barang/simpan',
      label: 'Pindahkan',
      summary: 'Move pieces into a tray; each must lie where it was seen',
      right: whoSees('/pindah-barang'),
      to: 'VALID',
      body: pindahMasuk,
      answer,
    }),
    satuBaki: makes({
      path: 'pindah-barang-satu-baki/simpan',
      label: 'Pindahkan Baki',
      summary: 'Move all that lies in one tray into another, if it is still what was seen',
      right: whoSees('/pindah-barang-satu-baki'),
      to: 'VALID',
      body: bakiMasuk,
      answer,
    }),
    batal: cancels('BATAL_PINDAH', {
      path: 'pindah-barang/batal',
      label: 'Batal Pindah',
      consequence: 'Semua barangnya kembali ke baki asal.',
      summary: 'Undo a move of today whose pieces still lie where it laid them',
      right,
    }),
  },
  list: {
    path: 'pindah-barang/daftar',
    summary: 'Moves, newest first; with count',
    right,
    columns: {
      cara: choice({ label: 'Cara', of: caraPindah, ...sure }),
      ke: text({ label: 'Ke', ...sure }),
      ...banyaknya,
      keterangan: text({ label: 'Keterangan' }),
    },
  },
})
