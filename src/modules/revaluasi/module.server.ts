import { serveModule } from '#server/serve'
import { revaluasi } from './module.ts'
import { coba, simpan } from './revaluasi.server.ts'

export const revaluasiServer = serveModule(revaluasi, { handlers: [coba, simpan] })
