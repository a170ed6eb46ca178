import { serveModule } from '#server/serve'
import { baki, berkas, cari, simpan } from './label.server.ts'
import { cetakUlangBarcode } from './laporan/cetak-ulang-barcode.server.ts'
import { label } from './module.ts'

export const labelServer = serveModule(label, {
  handlers: [cari, simpan, berkas, baki],
  reports: [cetakUlangBarcode],
})
