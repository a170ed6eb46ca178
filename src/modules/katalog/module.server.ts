import { serveModule } from '#server/serve'
import { katalog } from './module.ts'
import { tamuHandlers } from './tamu.server.ts'
import { urutanHandlers } from './urutan.server.ts'

export const katalogServed = serveModule(katalog, {
  handlers: [...tamuHandlers, ...urutanHandlers],
})
