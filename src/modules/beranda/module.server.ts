import { serveModule } from '#server/serve'
import { diam, pagi, toko } from './beranda.server.ts'
import { beranda } from './module.ts'

export const berandaServer = serveModule(beranda, { handlers: [pagi, diam, toko] })
