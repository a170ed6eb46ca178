import { serveModule } from '#server/serve'
import { bagiHandlers } from './bagi-barang.server.ts'
import { barisHandlers } from './baris.server.ts'
import { gambarHandlers } from './gambar.server.ts'
import { kertas } from './kertas.server.ts'
import { kirimHandlers } from './kirim-barang.server.ts'
import { laporan } from './laporan/kirim-barang.server.ts'
import { kirimBarang } from './module.ts'
import { terimaHandlers } from './terima-barang.server.ts'

export const kirimBarangServer = serveModule(kirimBarang, {
  handlers: [
    ...[...kirimHandlers, ...terimaHandlers, ...barisHandlers, ...bagiHandlers],
    ...[...gambarHandlers, ...kertas],
  ],
  reports: [laporan],
})
