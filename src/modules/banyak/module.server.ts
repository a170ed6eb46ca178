import { serveModule } from '#server/serve'
import { baca, periksa } from './banyak.server.ts'
import { banyak } from './module.ts'

export const banyakServer = serveModule(banyak, { handlers: [baca, periksa] })
