import { serveModule } from '#server/serve'
import { handlers } from './label.server.ts'
import { cetakUlangBarcode } from './laporan/cetak-ulang-barcode.server.ts'
import { label } from './module.ts'

export const labelServer = serveModule(label, {
  handlers,
  reports: [cetakUlangBarcode],
})
