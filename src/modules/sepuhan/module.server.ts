import { serveModule } from '#server/serve'
import { cuciHandlers } from './kirim-cuci.server.ts'
import { leburHandlers } from './lebur.server.ts'
import { sepuhan } from './module.ts'
import { sortirHandlers } from './sortir.server.ts'
import { tahanHandlers } from './tahan-kantong.server.ts'

export const sepuhanServer = serveModule(sepuhan, {
  handlers: [...sortirHandlers, ...cuciHandlers, ...leburHandlers, ...tahanHandlers],
})
