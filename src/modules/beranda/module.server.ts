import { serveModule } from '#server/serve'
import { pagi, toko } from './beranda.server.ts'
import { beranda } from './module.ts'

export const berandaServer = serveModule(beranda, { handlers: [pagi, toko] })
