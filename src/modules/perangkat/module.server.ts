import { serveModule } from '#server/serve'
import { perangkat } from './module.ts'
import { catat, daftar, hapus } from './perangkat.server.ts'

export const perangkatServer = serveModule(perangkat, { handlers: [daftar, catat, hapus] })
