import { choice, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

/** The steps from the book to the bank. */
export const bagianRekonsiliasi = {
  SALDO_BUKU: 'Saldo Menurut Buku',
  BUKU: 'Di Buku, Belum Di Bank',
  KORAN: 'Di Bank, Belum Di Buku',
  AWAL: 'Selisih Sebelum Rekening Koran Pertama',
  SALDO_KORAN: 'Saldo Menurut Bank',
} as const

/** From the balance of the book to that of the bank, with every row that stands between them. */
export const laporanRekonsiliasi = defineReport({
  path: '/laporan-rekonsiliasi-bank',
  title: 'Laporan Rekonsiliasi Bank',
  purpose: 'Dari saldo buku ke saldo bank, dengan setiap baris yang membedakannya',
  heading: 'Uang',
  icon: 'bank',
  call: 'rekonsiliasi-bank/report',
  initially: ['SPV', 'MU', 'DEV'],
  filters: {
    ...padaTanggal,
    no_rekening: ref('rekening', { label: 'Rekening', required: true }),
  },
  columns: {
    bagian: choice({ label: 'Bagian', of: bagianRekonsiliasi, required: true, width: 30 }),
    tgl: tanggal({ label: 'Tanggal' }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    keterangan: text({ label: 'Keterangan', max: 500, width: 40 }),
    jumlah: rupiah({ label: 'Jumlah Rp', required: true, width: 18, min: -999_999_999_999 }),
    saldo: rupiah({ label: 'Saldo', required: true, width: 18, min: -999_999_999_999 }),
  },
  contoh: { tgl: '2026-11-21', no_rekening: '1234567890' },
})
