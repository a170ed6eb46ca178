import { serveModule } from '#server/serve'
import { hari, pembelian, penjualan, service, tahun } from './dashboard.server.ts'
import { dashboard } from './module.ts'
import { pusatHandlers } from './pusat.server.ts'

export const dashboardServer = serveModule(dashboard, {
  handlers: [penjualan, pembelian, service, tahun, hari, ...pusatHandlers],
})
