import { serveModule } from '#server/serve'
import { gesekHandlers } from './gesek-tunai.server.ts'
import { gesek } from './laporan/gesek-tunai.server.ts'
import { perbankan } from './module.ts'

export const perbankanServer = serveModule(perbankan, {
  handlers: [...gesekHandlers],
  reports: [gesek],
})
