import { serveModule } from '#server/serve'
import { baca } from './impor.server.ts'
import { preOrderPerBaris } from './laporan/pre-order.server.ts'
import { preorder } from './module.ts'
import { handlers } from './pre-order.server.ts'

export const preorderServer = serveModule(preorder, {
  handlers: [...handlers, baca],
  reports: [preOrderPerBaris],
})
