import { serveModule } from '#server/serve'
import { berkasHandlers } from './berkas.server.ts'
import { externalHandlers } from './external.server.ts'
import { external } from './module.ts'

export const externalServer = serveModule(external, {
  handlers: [...externalHandlers, ...berkasHandlers],
})
