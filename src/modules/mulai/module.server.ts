import { serveModule } from '#server/serve'
import { langkah, lewati } from './langkah-awal.server.ts'
import { lazim } from './lazim.server.ts'
import { mulai } from './module.ts'

export const mulaiServer = serveModule(mulai, { handlers: [langkah, lewati, lazim] })
