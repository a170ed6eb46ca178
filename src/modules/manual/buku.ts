import { berat, code, integer, kadar, ref, rupiah, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { pembacaJurnal } from '#modules/akuntansi/buku'

const sure = { required: true } as const
const minus = -1_000_000_000_000

/** Where goods without a barcode lie, and what they are. */
export const tempatManual = {
  kode_group: ref('group_harga', { label: 'Group', ...sure }),
  kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
  kode_baki: ref('baki', { label: 'Baki', ...sure }),
}

/** How much of it. */
export const jumlahManual = {
  qty: integer({
    label: 'Qty',
    ...sure,
    min: 1,
    max: 100_000,
    tooShort: 'Jumlah Tidak Boleh Diisi Dengan 0',
  }),
  berat: berat({
    label: 'Berat',
    ...sure,
    min: 1,
    max: 100_000_000,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
}

/** Pieces and grams of a group and jenis in a tray, what came and what went; never below zero. */
export const stokManual = defineLedger({
  name: 'stok_manual',
  title: 'Stok Barang Manual',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_baki: code({ label: 'Baki', ...sure }),
    kode_group: code({ label: 'Group', ...sure }),
    kode_dept: code({ label: 'Jenis', ...sure }),
    kode_gudang: code({ label: 'Gudang', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
    nilai: rupiah({ label: 'Nilai', ...sure }),
  },
  /** The balance's version, where the rules judged by it. */
  asks: { dibaca: integer({ label: 'Versi' }) },
  reckons: ['versi'],
  news: 'stok_manual',
  undo: (row) => ({
    ...{ ...row, dibaca: null, qty: 0 - row.qty, berat: 0 - row.berat },
    ...{ murni: 0 - row.murni, nilai: 0 - row.nilai },
  }),
  preview: {
    right: pembacaJurnal,
    columns: {
      kode_baki: text({ label: 'Baki', ...sure }),
      kode_group: text({ label: 'Group', ...sure }),
      kode_dept: text({ label: 'Jenis', ...sure }),
      qty: integer({ label: 'Qty', ...sure, min: minus }),
      berat: berat({ label: 'Berat', ...sure, min: minus }),
    },
  },
})

/** What each note comes to: above zero the customer pays, below zero the shop. */
export const notaManualBuku = defineLedger({
  name: 'nota_manual',
  title: 'Nota Manual',
  entry: {
    id: text({ label: 'Nota Manual', ...sure }),
    tagihan: rupiah({ label: 'Total', ...sure, min: minus }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
  },
})
