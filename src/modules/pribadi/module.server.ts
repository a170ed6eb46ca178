import { serveModule } from '#server/serve'
import { pribadi } from './module.ts'
import { pribadiHandlers } from './pribadi.server.ts'

export const pribadiServer = serveModule(pribadi, {
  handlers: pribadiHandlers,
  refusals: {
    pelanggan_tidak_ada: 'Customer Tidak Ditemukan',
    pelanggan_masih_berurusan: 'Masih Ada {{nomor}} Yang Terbuka, Selesaikan Dahulu',
  },
})
