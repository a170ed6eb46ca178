import { rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { kataKas } from '#modules/hari/laporan/tutup-toko'

const uang = (label: string) => rupiah({ label, required: true, total: 'sum', width: 20 })

/** The non-cash money of a period by account and category; all shops at the head office. */
export const laporanNonCashGlobal = defineReport({
  path: '/laporan-keuangan-non-cash-global',
  title: 'Laporan Keuangan Non Cash Global',
  purpose: 'Uang non tunai semua toko menurut rekening dan kategori',
  heading: 'Uang',
  icon: 'bank-card',
  call: 'cash/report-keuangan-non-cash-global',
  style: 'layar',
  filters: periode,
  from: {
    path: '/laporan-uang-bank',
    per: { column: 'kategori', paths: { 'SALDO AWAL': '' } }, // what was there before is no move
    sums: { jumlah_in_fee: 'masuk' },
    also: { jenis: 'ALL' },
    rowsOnly: true,
  },
  columns: {
    no_rekening: text({ label: 'No Rekening', required: true, width: 20 }),
    kategori: text({ label: 'Kategori', of: kataKas, required: true, width: 24 }),
    jumlah_in: uang('Uang Masuk'),
    jumlah_in_fee: uang('Uang Masuk + Fee'),
    jumlah_out: uang('Uang Keluar'),
    saldo: rupiah({
      label: 'Saldo Akhir',
      required: true,
      total: 'sum',
      width: 20,
      min: -999_999_999_999,
    }),
  },
  closing: ['jumlah_in', 'jumlah_out', 'saldo'],
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
