import { serveModule } from '#server/serve'
import { pusat } from './module.ts'
import { kerjaCabangHandlers } from './kerja-cabang.server.ts'
import { salinHandlers } from './salin.server.ts'
import { tugasHandlers } from './tugas.server.ts'

export const pusatServer = serveModule(pusat, {
  handlers: [...salinHandlers, ...tugasHandlers, ...kerjaCabangHandlers],
})
