import { serveModule } from '#server/serve'
import { batal, cetak, daftar } from './batal.server.ts'
import { pindahBarang } from './laporan/pindah-barang.server.ts'
import { pindah } from './module.ts'
import { barang, isiSatuBaki, satuBaki, simpan } from './pindah.server.ts'

export const pindahServer = serveModule(pindah, {
  handlers: [barang, isiSatuBaki, simpan, satuBaki, daftar, batal, cetak],
  reports: [pindahBarang],
})
