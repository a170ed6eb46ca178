import { serveModule } from '#server/serve'
import { handlers } from './hancur.server.ts'
import { hancurBarang } from './laporan/hancur-barang.server.ts'
import { hancur } from './module.ts'

export const hancurServer = serveModule(hancur, { handlers, reports: [hancurBarang] })
