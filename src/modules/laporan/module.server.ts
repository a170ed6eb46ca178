import { serveModule } from '#server/serve'
import { jadwalHandlers, rapikanLaporan } from './jadwal.server.ts'
import { laporan } from './module.ts'
import { tampilanHandlers } from './tampilan.server.ts'

export const laporanServer = serveModule(laporan, {
  handlers: [...tampilanHandlers, ...jadwalHandlers],
  chores: { laporan: rapikanLaporan },
})
