import { serveModule } from '#server/serve'
import { hari, pembelian, penjualan, tahun } from './dashboard.server.ts'
import { dashboard } from './module.ts'
import { pusatHandlers } from './pusat.server.ts'

export const dashboardServer = serveModule(dashboard, {
  handlers: [penjualan, pembelian, tahun, hari, ...pusatHandlers],
})
