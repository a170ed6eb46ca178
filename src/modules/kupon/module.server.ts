import { serveModule } from '#server/serve'
import { cek } from './bayar-kupon.server.ts'
import { kupon } from './module.ts'

export const kuponServer = serveModule(kupon, {
  handlers: [cek],
  refusals: {
    kupon_tidak_berlaku: 'Kupon {{no_kupon}} Tidak Berlaku Lagi',
    kupon_sudah_bayar:
      'Kupon {{no_kupon}} Dari Nota Ini Sudah Dipakai, Batalkan Dahulu Nota Yang Dibayarnya',
  },
})
