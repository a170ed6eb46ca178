import { serveModule } from '#server/serve'
import { penerimaanBarang } from './laporan/penerimaan-barang.server.ts'
import { penerimaan } from './module.ts'
import { batal, daftar, simpan } from './penerimaan.server.ts'

export const penerimaanServer = serveModule(penerimaan, {
  handlers: [simpan, daftar, batal],
  reports: [penerimaanBarang],
})
