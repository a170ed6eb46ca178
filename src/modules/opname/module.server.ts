import { serveModule } from '#server/serve'
import { stockOpnameLaporan } from './laporan/stock-opname.server.ts'
import { opname } from './module.ts'
import { batal, catat, daftar, mulai, satu, setujui } from './opname.server.ts'

export const opnameServer = serveModule(opname, {
  handlers: [daftar, mulai, satu, catat, setujui, batal],
  reports: [stockOpnameLaporan],
  refusals: { opname_masih_berjalan: 'Stock Opname {{nomor}} Masih Berjalan Oleh {{oleh}}' },
})
