import { serveModule } from '#server/serve'
import { coba } from './coba.server.ts'
import { kini, riwayat, simpan, terima, umur } from './harga.server.ts'
import { harga } from './module.ts'
import { papan } from './papan.server.ts'

export const hargaServer = serveModule(harga, {
  handlers: [kini, coba, simpan, terima, riwayat, umur, papan],
})
