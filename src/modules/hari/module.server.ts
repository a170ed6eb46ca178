import { serveModule } from '#server/serve'
import { lagi, mulai } from './buka.server.ts'
import { laporanHari } from './laporan/tutup-toko.server.ts'
import { hari } from './module.ts'
import { status } from './status.server.ts'
import { tutup } from './tutup.server.ts'

export const hariServer = serveModule(hari, {
  handlers: [status, tutup, mulai, lagi],
  reports: [laporanHari],
})
