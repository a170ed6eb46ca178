import { serveModule } from '#server/serve'
import { handlers } from './catatan.server.ts'
import { catatanReport } from './laporan/catatan.server.ts'
import { catatan } from './module.ts'

export const catatanServer = serveModule(catatan, { handlers, reports: [catatanReport] })
