import { serveModule } from '#server/serve'
import { rancangNota } from './module.ts'
import { rancangHandlers } from './rancang.server.ts'

export const rancangNotaServer = serveModule(rancangNota, { handlers: rancangHandlers })
