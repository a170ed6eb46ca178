import { berat, choice, integer, rupiah, text } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'
import { bukuBerposting, laporanRinciUji } from './rinci-uji.ts'

const rp = { width: 18, min: -999_999_999_999 } as const
const gr = { width: 12, min: -999_999_999 } as const
const pcs = { width: 8, min: -999_999 } as const

/** Books without a posting on both sides: the report of what stands in them. */
export const rinciBuku = {
  SUPPLIER: '/laporan-hutang-supplier',
  TUKANG: '/laporan-tukang',
  'EMAS DI TUKANG': '/laporan-tukang',
  'EMAS BATANGAN': '/laporan-neraca-gram',
  PINJAMAN: '/laporan-hutang',
  'STOK EMAS': '/laporan-saldo-barang',
  'STOK BERLIAN': '/laporan-saldo-barang',
  'STOK MANUAL': '/laporan-penjualan-manual',
  ROSOK: '/laporan-neraca-gram',
  PAJAK: '/laporan-rekap-penjualan-pajak',
  'PPH 22': '/laporan-rekap-penjualan-pajak',
  'UANG DI JALAN': '/laporan-kirim-uang',
  'ANTAR TOKO': '/laporan-kirim-uang',
  'BARANG DI JALAN': '/laporan-kirim-barang',
} as const

/** What the books are called that stand beside an account. */
export const namaBuku = {
  ...bukuBerposting,
  SUPPLIER: 'Supplier',
  TUKANG: 'Tukang',
  'EMAS DI TUKANG': 'Emas Di Tukang',
  'EMAS BATANGAN': 'Emas Batangan',
  PINJAMAN: 'Pinjaman',
  'STOK EMAS': 'Stok Emas',
  'STOK BERLIAN': 'Stok Berlian',
  'STOK MANUAL': 'Stok Manual',
  ROSOK: 'Rosok',
  PAJAK: 'Pajak',
  'PPH 22': 'PPh 22',
  'UANG DI JALAN': 'Uang Di Jalan',
  'ANTAR TOKO': 'Antar Toko',
  'BARANG DI JALAN': 'Barang Di Jalan',
} as const

/** The reports that a check opens, by their titles. */
const rincian = {
  [laporanRinciUji.path]: laporanRinciUji.title,
  '/laporan-hutang-supplier': 'Penerimaan Belum Lunas',
  '/laporan-tukang': 'Rekening Tukang',
  '/laporan-hutang': 'Laporan Hutang Aktif',
  '/laporan-saldo-barang': 'Laporan Saldo Barang',
  '/laporan-penjualan-manual': 'Laporan Penjualan Manual',
  '/laporan-neraca-gram': 'Neraca Gram',
  '/laporan-rekap-penjualan-pajak': 'Rekap Penjualan untuk Pajak',
  '/laporan-kirim-uang': 'LAPORAN KIRIM UANG',
  '/laporan-kirim-barang': 'Laporan Kirim Barang',
}

/** One figure, several books: the notes of a day beside its money and goods; books and accounts. */
export const laporanUjiSilang = defineReport({
  path: '/laporan-uji-silang',
  title: 'Uji Silang',
  purpose: 'Nota, uang, barang dan akun mengatakan angka yang sama, atau selisihnya',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'periksa/report-uji-silang',
  initially: ['SPV', 'MU', 'DEV'],
  groupBy: 'bagian',
  filters: padaTanggal,
  columns: {
    bagian: text({ label: 'Bagian', required: true, width: 16 }),
    uji: text({ label: 'Uji', required: true, width: 34 }),
    hasil: text({ label: 'Hasil', required: true, width: 10 }),
    // What differs, and by how much, is seen first; pieces and weight stand in one line alone.
    selisih: rupiah({ label: 'Selisih', ...rp }),
    jumlah: rupiah({ label: 'Menurut Buku', ...rp }),
    jumlah_lain: rupiah({ label: 'Menurut Akun', ...rp }),
    rincian: choice({ label: 'Rincian', of: rincian, open: 'laporan', width: 20 }),
    akun: text({ label: 'Akun', open: 'akun', width: 12 }),
    pcs: integer({ label: 'Pcs Nota', ...pcs }),
    pcs_lain: integer({ label: 'Pcs Keluar', ...pcs }),
    berat: berat({ label: 'Berat Nota', ...gr }),
    berat_lain: berat({ label: 'Berat Keluar', ...gr }),
    buku: text({ label: 'Yang Diuji', hidden: true }),
  },
  contoh: { tgl: '2026-11-21' },
})
