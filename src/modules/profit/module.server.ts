import { serveModule } from '#server/serve'
import { profit } from './module.ts'
import { pilih, simpan } from './profit.server.ts'

export const profitServer = serveModule(profit, { handlers: [pilih, simpan] })
