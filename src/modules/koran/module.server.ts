import { serveModule } from '#server/serve'
import { keadaan } from './keadaan.server.ts'
import { handlers } from './koran.server.ts'
import { rekonsiliasi } from './laporan/rekonsiliasi-bank.server.ts'
import { koran } from './module.ts'
import { simpanHilang } from './transfer-hilang.server.ts'

export const koranServer = serveModule(koran, {
  handlers: [...handlers, keadaan, simpanHilang],
  reports: [rekonsiliasi],
})
