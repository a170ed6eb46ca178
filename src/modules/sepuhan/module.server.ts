import { serveModule } from '#server/serve'
import { cuciHandlers } from './kirim-cuci.server.ts'
import { akurasiTaksir } from './laporan/akurasi-taksir.server.ts'
import { leburReport } from './laporan/lebur.server.ts'
import { sepuhCuci } from './laporan/sepuh-cuci.server.ts'
import { sortirPembelian } from './laporan/sortir.server.ts'
import { leburHandlers } from './lebur.server.ts'
import { sepuhan } from './module.ts'
import { sortirHandlers } from './sortir.server.ts'
import { tahanHandlers } from './tahan-kantong.server.ts'

export const sepuhanServer = serveModule(sepuhan, {
  reports: [sepuhCuci, sortirPembelian, akurasiTaksir, leburReport],
  handlers: [...sortirHandlers, ...cuciHandlers, ...leburHandlers, ...tahanHandlers],
})
