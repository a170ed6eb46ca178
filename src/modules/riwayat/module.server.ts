import { serveModule } from '#server/serve'
import { cari, jejak } from './jejak/jejak.server.ts'
import { pemegang } from './laporan/pemegang.server.ts'
import { laporanRiwayat } from './laporan/riwayat-barang.server.ts'
import { riwayat as modul } from './module.ts'
import { cetak, riwayat } from './riwayat.server.ts'

export const riwayatServer = serveModule(modul, {
  handlers: [riwayat, cetak, cari, jejak],
  reports: [laporanRiwayat, pemegang],
})
