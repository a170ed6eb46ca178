import { defineModule } from '#kernel/module'
import { laporanFakturBermasalah } from './laporan/faktur-bermasalah.ts'
import { laporanTimbangSerah } from './laporan/timbang-serah.ts'
import { laporanValidasi } from './laporan/validasi.ts'
import { masalahBuku, transferMasukBuku } from './buku.ts'
import { settingValidasi } from './setting.ts'

export const validasi = defineModule({
  name: 'validasi',
  needs: [
    'kupon',
    'penjualan',
    'pembelian',
    'konter',
    'nota',
    'kasir',
    'kunjungan',
    'member',
    'pembayaran',
    'kas',
    'stok',
    'akuntansi',
    'otorisasi',
    'pengguna',
    'titipan',
    'berlian',
  ],
  settings: settingValidasi,
  ledgers: [transferMasukBuku, masalahBuku],
  reports: [laporanValidasi, laporanFakturBermasalah, laporanTimbangSerah],
  closing: {
    nota_open: {
      step: 'NOTA',
      text: '{{jumlah}} Faktur Belum Divalidasi',
      path: '/validasi-jual-beli',
    },
    transfer: { step: 'BANK', text: '{{jumlah}} Transfer Belum Masuk', path: '/validasi-non-cash' },
  },
  screens: [
    {
      path: '/validasi-jual-beli',
      title: 'Validasi Jual Beli',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Terima uang dan sahkan nota yang menunggu',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
      count: 'validasi/jumlah',
    },
    {
      path: '/antrean-kasir',
      title: 'Antrean Kasir',
      menu: 'validasi',
      icon: 'list',
      purpose: 'Semua yang menunggu uangnya, apa pun jenisnya, yang terlama di atas',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/validasi-penjualan',
      title: 'Validasi Penjualan',
      menu: 'penjualan',
      place: 3,
      icon: 'check',
      purpose: 'Nota penjualan yang menunggu kasir',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/validasi-beli',
      title: 'Validasi Pembelian',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Faktur pembelian yang menunggu kasir',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/validasi-non-cash',
      title: 'Validasi Non Cash',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Transfer pelanggan yang belum masuk',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/faktur-bermasalah',
      title: 'Faktur Bermasalah',
      menu: 'utility',
      place: 20,
      icon: 'warning',
      purpose: 'Yang tersangkut, belum tercetak, belum masuk atau meragukan',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
  ],
})
