import { serveModule } from '#server/serve'
import { revaluasi } from './module.ts'
import { handlers } from './revaluasi.server.ts'

export const revaluasiServer = serveModule(revaluasi, { handlers })
