import { serveModule } from '#server/serve'
import { pindahBarang } from './laporan/pindah-barang.server.ts'
import { pindah } from './module.ts'
import { handlers } from './pindah.server.ts'

export const pindahServer = serveModule(pindah, { handlers, reports: [pindahBarang] })
