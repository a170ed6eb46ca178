import { serveModule } from '#server/serve'
import { handlers } from './curiga.server.ts'
import { ekspor, terpisah, xml } from './ekspor.server.ts'
import { curiga } from './module.ts'

export const curigaServer = serveModule(curiga, {
  handlers: [...handlers, terpisah, ekspor, xml],
})
