import { serveModule } from '#server/serve'
import { cadanganHandlers } from './cadangan.server.ts'
import { cadangan } from './module.ts'
import { pemeriksaanHandlers } from './pemeriksaan.server.ts'
import { rantaiHandlers } from './rantai.server.ts'

export const cadanganServer = serveModule(cadangan, {
  handlers: [...cadanganHandlers, ...pemeriksaanHandlers, ...rantaiHandlers],
})
