import { serveModule } from '#server/serve'
import { hutangAwalHandlers } from './awal/saldo-awal-supplier.server.ts'
import { emasHandlers } from './bayar-emas.server.ts'
import { bayarHandlers } from './bayar.server.ts'
import { hutangSupplierTerbuka, umurHutangSupplier } from './laporan/hutang-supplier.server.ts'
import { kartuSupplier } from './laporan/kartu-supplier.server.ts'
import { konsinyasi } from './laporan/konsinyasi.server.ts'
import { suplier } from './module.ts'
import { pilihanHandlers } from './pilihan.server.ts'
import { returHandlers } from './retur.server.ts'

export const suplierServer = serveModule(suplier, {
  handlers: [
    ...bayarHandlers,
    ...emasHandlers,
    ...returHandlers,
    ...[...pilihanHandlers, ...hutangAwalHandlers],
  ],
  reports: [kartuSupplier, hutangSupplierTerbuka, umurHutangSupplier, konsinyasi],
})
