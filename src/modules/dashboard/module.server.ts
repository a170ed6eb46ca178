import { serveModule } from '#server/serve'
import {
  hari,
  pembelian,
  penjualan,
  pesanan,
  service,
  tahun,
  yangMenunggu,
} from './dashboard.server.ts'
import { dashboard } from './module.ts'
import { berutang, pemilik } from './pemilik.server.ts'
import { pusatHandlers } from './pusat.server.ts'
import { gram, harga, orang, umur, yangGanjil } from './tinjau.server.ts'

export const dashboardServer = serveModule(dashboard, {
  handlers: [
    ...[penjualan, pembelian, pesanan, service, tahun, hari, yangMenunggu],
    ...[pemilik, berutang, umur, gram, harga, orang, yangGanjil],
    ...pusatHandlers,
  ],
})
