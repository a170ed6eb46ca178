import { serveModule } from '#server/serve'
import { nota } from './module.ts'
import { publik } from './publik.server.ts'

export const notaServer = serveModule(nota, { handlers: [publik] })
