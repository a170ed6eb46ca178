import { serveModule } from '#server/serve'
import { batal, daftar } from './batal.server.ts'
import { barang, simpan, simpanPsu } from './hancur.server.ts'
import { hancurBarang } from './laporan/hancur-barang.server.ts'
import { hancur } from './module.ts'

export const hancurServer = serveModule(hancur, {
  handlers: [barang, simpan, simpanPsu, daftar, batal],
  reports: [hancurBarang],
})
