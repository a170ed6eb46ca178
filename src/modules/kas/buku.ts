import { defineLedger } from '#kernel/ledger'
import { pembacaJurnal } from '#modules/akuntansi/buku'
import { kataTutup } from '#modules/hari/laporan/tutup-toko'
import { code, rupiah, text } from '#kernel/field'

const sure = { required: true } as const

/** Who counted a drawer or the safe and was told what the book says (docs/adr/0390). */
export const hitunganButa = defineLedger({
  name: 'hitungan_buta',
  title: 'Hitungan Uang',
  entry: {
    laci: text({ label: 'Laci', ...sure }),
    buku: rupiah({ label: 'Buku', ...sure, min: -999_999_999_999 }),
    terhitung: rupiah({ label: 'Terhitung', ...sure }),
  },
  onSpot: true,
})

/** The cash book: every rupiah in or out, with its cashier and drawer (DOMAIN 3: money). */
export const kasBuku = defineLedger({
  name: 'kas',
  title: 'Buku Kas',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_group: text({ label: 'Group' }),
    kategori: text({ label: 'Kategori', ...sure }),
    jenis: text({ label: 'Jenis', ...sure }),
    no_rekening: code({ label: 'No Rekening' }),
    user_id: text({ label: 'User', ...sure }),
    laci: text({ label: 'Laci', ...sure }),
    jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
    jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
    fee: rupiah({ label: 'Fee', ...sure }),
    no_ref: text({ label: 'No Referensi' }),
    keterangan: text({ label: 'Keterangan' }),
  },
  onSpot: true,
  news: 'kas',
  obstacles: {
    hilang: 'Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu',
    ditarik: 'Bank Sudah Menarik Lagi Uang Kartu Itu, Batalkan {{penarikan}} Lebih Dulu',
    cair_lagi: 'Bank Sudah Membawa Lagi Uang Kartu Itu, Batalkan Settlementnya Lebih Dulu',
    cocok: '{{nomor}} Sudah Dicocokkan Dengan Bank, Lepas {{pencocokan}} Lebih Dulu',
  },
  undo: (row, { of }) => ({
    ...row,
    jumlah_in: row.jumlah_out,
    jumlah_out: row.jumlah_in,
    keterangan: `BATAL ${of.nomor}`,
  }),
  preview: {
    right: pembacaJurnal,
    columns: {
      jenis: text({ label: 'Jenis', of: { CASH: 'Tunai', ...kataTutup }, ...sure }),
      tempat: text({ label: 'Laci / Rekening', ...sure }),
      jumlah_in: rupiah({ label: 'Uang Masuk', ...sure, total: 'sum' }),
      jumlah_out: rupiah({ label: 'Uang Keluar', ...sure, total: 'sum' }),
    },
  },
})
