import { serveModule } from '#server/serve'
import { harian } from './harian.server.ts'
import { stockOpnameGlobal } from './laporan/stock-opname-global.server.ts'
import { stockOpnameLaporan } from './laporan/stock-opname.server.ts'
import { opname } from './module.ts'
import { mulai, mulaiTerimaan, terima } from './mulai.server.ts'
import { batal, catat, daftar, daftarTerima, satu, setujui } from './opname.server.ts'

export const opnameServer = serveModule(opname, {
  handlers: [
    daftar,
    mulai,
    daftarTerima,
    terima,
    mulaiTerimaan,
    satu,
    catat,
    setujui,
    batal,
    harian,
  ],
  reports: [stockOpnameLaporan, stockOpnameGlobal],
  refusals: { opname_masih_berjalan: 'Stock Opname {{nomor}} Masih Berjalan Oleh {{oleh}}' },
})
