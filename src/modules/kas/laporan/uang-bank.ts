import { choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihKategori } from '../kategori-kas.ts'

const jenisUangBank = {
  TRANSFER: 'Di rekening',
  KARTU: 'Kartu belum cair',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
  ALL: 'Semua',
} as const

/**
 * The book of the bank accounts, or of one, with the account's balance after every document. A card
 * lies on no account until the bank has settled it: it is shown only when it is asked for.
 */
export const laporanUangBank = defineReport({
  path: '/laporan-uang-bank',
  title: 'Laporan Uang Bank',
  purpose: 'Uang masuk dan keluar setiap rekening, dengan saldonya',
  heading: 'Uang',
  icon: 'bank',
  call: 'cash/report-uang-bank',
  filters: {
    ...periode,
    no_rekening: ref('rekening', { label: 'Rekening' }),
    jenis: choice({
      label: 'Jenis Uang',
      of: jenisUangBank,
      required: true,
      initial: 'TRANSFER',
    }),
    kategori: pilihKategori,
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    no_rekening: text({ label: 'No Rekening', required: true, width: 18 }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    keterangan: text({ label: 'Keterangan', required: true, max: 300, width: 34 }),
    masuk: rupiah({ label: 'Uang Masuk', required: true, total: 'sum', width: 16 }),
    keluar: rupiah({ label: 'Uang Keluar', required: true, total: 'sum', width: 16 }),
    saldo: rupiah({ label: 'Saldo', required: true, width: 16, min: -999_999_999_999 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    no_rekening: null,
    jenis: 'TRANSFER',
    kategori: null,
  },
})
