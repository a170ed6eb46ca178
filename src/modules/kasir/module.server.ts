import { serveModule } from '#server/serve'
import { antrean } from './antrean.server.ts'
import { kasir } from './module.ts'

export const kasirServer = serveModule(kasir, { handlers: [antrean] })
