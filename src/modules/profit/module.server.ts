import { serveModule } from '#server/serve'
import { profit } from './module.ts'
import { handlers } from './profit.server.ts'

export const profitServer = serveModule(profit, { handlers })
