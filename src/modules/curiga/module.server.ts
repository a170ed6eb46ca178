import { serveModule } from '#server/serve'
import { daftar, jumlah, tandaiTemuan } from './curiga.server.ts'
import { ekspor, xml } from './ekspor.server.ts'
import { curiga } from './module.ts'

export const curigaServer = serveModule(curiga, {
  handlers: [daftar, jumlah, tandaiTemuan, ekspor, xml],
})
