import { serveModule } from '#server/serve'
import { grosirHandlers } from './grosir.server.ts'
import { grosir } from './module.ts'

export const grosirServer = serveModule(grosir, { handlers: grosirHandlers })
