import { serveModule } from '#server/serve'
import { aksesHandlers } from './akses.server.ts'
import { akses } from './module.ts'

export const aksesServer = serveModule(akses, { handlers: aksesHandlers })
