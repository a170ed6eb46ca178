import { serveModule } from '#server/serve'
import { pajak } from './module.ts'
import { pajakHandlers } from './pajak.server.ts'
import { setorPajakHandlers } from './setor-pajak.server.ts'

export const pajakServer = serveModule(pajak, {
  handlers: [...pajakHandlers, ...setorPajakHandlers],
})
