import { serveModule } from '#server/serve'
import { emasHandlers } from './bayar-emas.server.ts'
import { bayarHandlers } from './bayar.server.ts'
import { suplier } from './module.ts'
import { pilihanHandlers } from './pilihan.server.ts'
import { returHandlers } from './retur.server.ts'

export const suplierServer = serveModule(suplier, {
  handlers: [...bayarHandlers, ...emasHandlers, ...returHandlers, ...pilihanHandlers],
})
