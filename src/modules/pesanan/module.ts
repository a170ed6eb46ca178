import { laporanBatalPesanan } from './laporan/batal.ts'
import { laporanPesananBarang } from './laporan/barang.ts'
import { laporanPesanan } from './laporan/pesanan.ts'
import { defineModule } from '#kernel/module'
import { layarKwitansi } from '#modules/janji/kwitansi'
import { barangContoh } from './barang-contoh.ts'
import { emasKembali, otorisasiEmas } from './emas-kembali.ts'
import {
  dokumenKwitansi,
  kwitansiPesanan,
  otorisasiPesanan,
  pesanan as dokumen,
} from './pesanan.ts'
import { settingPesanan } from './setting.ts'

/** Custom orders: what a customer wishes, until he has it. */
export const pesanan = defineModule({
  name: 'pesanan',
  needs: [
    ...[
      'akuntansi',
      'harga',
      'hari',
      'janji',
      'nota',
      'pelanggan',
      'pembayaran',
      'penjualan',
      'service',
      'stok',
      'titipan',
    ],
  ],
  settings: settingPesanan,
  documents: [dokumen, dokumenKwitansi, barangContoh, emasKembali],
  reports: [laporanPesanan, laporanPesananBarang, laporanBatalPesanan],
  approvals: { ...otorisasiPesanan, ...otorisasiEmas },
  closing: {
    pesanan_open: {
      step: 'NOTA',
      text: '{{jumlah}} Kwitansi Pesanan Belum Divalidasi',
      path: '/validasi-pesanan',
    },
    pesanan_telat: {
      step: 'JANJI',
      text: '{{jumlah}} Pesanan Lewat Janji',
      path: '/lihat-pesanan',
      search: { status: 'TELAT' },
    },
    barang_contoh: {
      step: 'BARANG',
      text: '{{jumlah}} Barang Contoh Di Luar, {{lama}} Lewat {{hari}} Hari',
      path: '/ambil-barang-contoh',
    },
    emas_pesanan: {
      step: 'BARANG',
      text: '{{jumlah}} Pesanan Berakhir, Emasnya Masih Di Tukang',
      path: '/emas-pesanan',
    },
    pesanan_lama: {
      step: 'JANJI',
      text: '{{jumlah}} Pesanan Selesai Belum Diambil',
      path: '/lihat-pesanan',
      search: { status: 'SELESAI' },
    },
  },
  priceTouches: { pesanan: { text: 'Pesanan yang ikut harga baru', path: '/lihat-pesanan' } },
  person: {
    pesanan: {
      place: 30,
      title: 'Pesanan',
      text: '{{terbuka}} dari {{jumlah}} pesanan berjalan, sisa Rp {{rp}}',
      paths: ['/lihat-pesanan'],
      document: 'PESANAN',
      figures: { rp: 'rupiah' },
    },
  },
  morning: {
    pesanan_janji: {
      part: 'JANJI',
      text: '{{jumlah}} pesanan dijanjikan selesai hari ini',
      paths: ['/lihat-pesanan'],
      search: { status: 'VALID' },
      tone: 'wait',
    },
    pesanan_siap: {
      part: 'JANJI',
      text: '{{jumlah}} pesanan siap diambil, {{lama}} lewat {{hari}} hari',
      covers: 'pesanan_lama',
      paths: ['/lihat-pesanan'],
      search: { status: 'SELESAI' },
    },
    barang_contoh: {
      part: 'BARANG',
      text: '{{jumlah}} barang contoh di luar, {{lama}} lewat {{hari}} hari',
      covers: 'barang_contoh',
      paths: ['/ambil-barang-contoh'],
      search: { status: 'DIPINJAM' },
      tone: 'wait',
    },
  },
  screens: [
    layarKwitansi(kwitansiPesanan, {
      ...{ menu: 'validasi', title: 'Validasi Pesanan' },
      purpose: 'Terima uang muka pesanan',
    }),
  ],
})
