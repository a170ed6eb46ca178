import { serveModule } from '#server/serve'
import { periksa } from './module.ts'
import { daftar, jumlah, tutup } from './periksa.server.ts'

export const periksaServer = serveModule(periksa, { handlers: [daftar, jumlah, tutup] })
