import { serveModule } from '#server/serve'
import { pelanggan } from './module.ts'
import { orangKonter } from './orang.server.ts'

export const pelangganServer = serveModule(pelanggan, {
  handlers: [orangKonter],
  refusals: {
    orang_melewati_batas:
      'Transaksi Orang Ini Menjadi Rp {{jumlah}} Dalam {{hari}} Hari, Lengkapi Identitasnya',
  },
})
