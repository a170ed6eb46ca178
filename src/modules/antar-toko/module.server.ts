import { serveModule } from '#server/serve'
import { antarTokoHandlers } from './antar-toko.server.ts'
import { antarToko } from './module.ts'

export const antarTokoServer = serveModule(antarToko, { handlers: antarTokoHandlers })
