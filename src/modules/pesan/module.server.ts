import { serveModule } from '#server/serve'
import { pesan } from './module.ts'
import { pesanHandlers, rapikanPesan } from './pesan.server.ts'

export const pesanServer = serveModule(pesan, {
  handlers: pesanHandlers,
  chores: { pesan: rapikanPesan },
})
