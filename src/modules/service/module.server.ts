import { serveModule } from '#server/serve'
import { service } from './module.ts'
import { ambil, batal, kwitansi, selesai, simpan, ubah } from './service.server.ts'

export const serviceServer = serveModule(service, {
  handlers: [simpan, ubah, selesai, ambil, batal, ...kwitansi],
})
