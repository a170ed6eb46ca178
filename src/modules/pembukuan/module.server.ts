import { serveModule } from '#server/serve'
import { simpan } from './jurnal-umum.server.ts'
import { labaRugi, neraca, neracaSaldo } from './laporan/buku-besar.server.ts'
import { pembukuan } from './module.ts'

export const pembukuanServer = serveModule(pembukuan, {
  handlers: [simpan],
  reports: [neracaSaldo, labaRugi, neraca],
})
