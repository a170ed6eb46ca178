import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'

/** What an owner looks at while the shop works. */
export const dashboard = defineModule({
  name: 'dashboard',
  needs: [
    'akuntansi',
    'cicilan',
    'hari',
    'hutang',
    'janji',
    'pembayaran',
    'kas',
    'kunjungan',
    'member',
    'otorisasi',
    'pembelian',
    'periksa',
    'penjualan',
    'pembukuan',
    'pesanan',
    'service',
    'stok',
    'suplier',
    'titipan',
    'upah',
    'validasi',
  ],
  morning: {
    jual: {
      part: 'HASIL',
      text: 'Penjualan hari ini Rp {{kini}} ({{nota}} nota), {{tgl}} Rp {{lalu}}',
      paths: ['/laporan-penjualan'],
      levels: leaders,
      figures: { kini: 'rupiah', lalu: 'rupiah', tgl: 'tanggal' },
    },
    laba: {
      part: 'HASIL',
      text: 'Laba hari ini Rp {{kini}}, {{tgl}} Rp {{lalu}}',
      paths: ['/laporan-laba-rugi'],
      levels: leaders,
      figures: { kini: 'rupiah', lalu: 'rupiah', tgl: 'tanggal' },
    },
  },
  screens: [
    defineScreen({ path: '/dashboard', title: 'Dashboard', icon: 'dashboard' }),
    defineScreen({
      path: '/dashboardPusat',
      title: 'Dashboard Pusat',
      icon: 'chart',
      pusat: true,
      levels: ['OWN', 'SU', 'MU', 'DEV'],
    }),
  ],
})
