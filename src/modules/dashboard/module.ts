import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** What an owner looks at while the shop works. */
export const dashboard = defineModule({
  name: 'dashboard',
  needs: [
    'akuntansi',
    'hari',
    'pembayaran',
    'kas',
    'pembelian',
    'penjualan',
    'pembukuan',
    'pesanan',
    'service',
    'stok',
    'validasi',
  ],
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
