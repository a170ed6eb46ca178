import { serveModule } from '#server/serve'
import { bayarTukangHandlers } from './bayar-tukang.server.ts'
import { rekeningTukang } from './laporan/tukang.server.ts'
import { upah } from './module.ts'

export const upahServer = serveModule(upah, {
  handlers: bayarTukangHandlers,
  reports: [rekeningTukang],
})
