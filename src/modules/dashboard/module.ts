import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { chartPembelian, chartPenjualan, chartTahun, hariIni } from './dashboard.calls.ts'

/** What an owner looks at while the shop works. */
export const dashboard = defineModule({
  name: 'dashboard',
  needs: ['pembelian', 'penjualan', 'validasi'],
  screens: [defineScreen({ path: '/dashboard', title: 'Dashboard', icon: 'dashboard' })],
  endpoints: [chartPenjualan, chartPembelian, chartTahun, hariIni],
})
