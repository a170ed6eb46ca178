import { serveModule } from '#server/serve'
import { kertas } from './kertas.server.ts'
import { service } from './module.ts'
import { ambil, batal, kwitansi, selesai, simpan, ubah } from './service.server.ts'

export const serviceServer = serveModule(service, {
  handlers: [simpan, ubah, selesai, ambil, batal, ...kwitansi, ...kertas],
})
