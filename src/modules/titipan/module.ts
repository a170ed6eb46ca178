import { defineModule } from '#kernel/module'
import { titipanBuku, titipanUang } from './buku.ts'
import { laporanBatalTitip } from './laporan/batal-titip.ts'
import { laporanTitipan } from './laporan/titipan.ts'
import { settingTitipan } from './setting.ts'
import { dokumenTitipan, otorisasiTitipan, tambahTitipan } from './titipan.ts'

export const titipan = defineModule({
  name: 'titipan',
  needs: [
    'akuntansi',
    'kas',
    'kasir',
    'kunjungan',
    'nota',
    'otorisasi',
    'pelanggan',
    'pembayaran',
    'pembelian',
    'pesan',
    'stok',
    'toko',
  ],
  settings: settingTitipan,
  documents: [dokumenTitipan, tambahTitipan],
  ledgers: [titipanBuku, titipanUang],
  reports: [laporanTitipan, laporanBatalTitip],
  approvals: otorisasiTitipan,
  namesPictures: [{ table: 'titipan', column: 'gambar' }],
  closing: {
    titipan_open: {
      step: 'NOTA',
      text: '{{jumlah}} Titipan Belum Divalidasi',
      path: '/validasi-titipan',
    },
    titipan_lewat: {
      step: 'JANJI',
      text: '{{jumlah}} Titipan Lewat Batas',
      path: '/lihat-titipan',
    },
  },
  person: {
    titipan: {
      place: 20,
      title: 'Titipan',
      text: '{{terbuka}} dari {{jumlah}} titipan masih dipegang, Rp {{rp}}',
      paths: ['/lihat-titipan'],
      document: 'TITIPAN',
      figures: { rp: 'rupiah' },
    },
  },
  morning: {
    titipan_batas: {
      part: 'JANJI',
      text: '{{jumlah}} titipan habis batasnya hari ini',
      paths: ['/lihat-titipan'],
    },
  },
  screens: [
    {
      path: '/validasi-titipan',
      title: 'Validasi Titipan',
      menu: 'penjualan',
      place: 4,
      icon: 'check',
      purpose: 'Terima uang titipan dan sahkan titipan yang menunggu',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/lihat-titipan',
      inBranch: true,
      title: 'Lihat Titipan',
      menu: 'penjualan',
      place: 6,
      icon: 'list',
      purpose: 'Cari titipan, tambah uangnya, cetak, batalkan',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
  ],
})
