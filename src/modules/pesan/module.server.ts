import { serveModule } from '#server/serve'
import { kabarHandlers } from './kabar.server.ts'
import { pesan } from './module.ts'
import { pesanHandlers, rapikanPesan } from './pesan.server.ts'

export const pesanServer = serveModule(pesan, {
  handlers: [...pesanHandlers, ...kabarHandlers],
  chores: { pesan: rapikanPesan },
})
