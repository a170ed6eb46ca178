import { serveModule } from '#server/serve'
import { kertas } from './kertas.server.ts'
import { kirimUangHandlers } from './kirim-uang.server.ts'
import { laporan } from './laporan/kirim-uang.server.ts'
import { kirimUang } from './module.ts'

export const kirimUangServer = serveModule(kirimUang, {
  handlers: [...kirimUangHandlers, ...kertas],
  reports: [laporan],
})
