import { serveModule } from '#server/serve'
import { eksporHandlers } from './ekspor.server.ts'
import { ekspor } from './module.ts'

export const eksporServer = serveModule(ekspor, { handlers: eksporHandlers })
