import { serveModule } from '#server/serve'
import { handlers } from './koran.server.ts'
import { rekonsiliasi } from './laporan/rekonsiliasi-bank.server.ts'
import { koran } from './module.ts'
import { simpanHilang } from './transfer-hilang.server.ts'

export const koranServer = serveModule(koran, {
  handlers: [...handlers, simpanHilang],
  reports: [rekonsiliasi],
})
