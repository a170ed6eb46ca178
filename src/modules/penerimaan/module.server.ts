import { serveModule } from '#server/serve'
import { penerimaanBarang } from './laporan/penerimaan-barang.server.ts'
import { penerimaan } from './module.ts'
import { handlers } from './penerimaan.server.ts'

export const penerimaanServer = serveModule(penerimaan, {
  handlers,
  reports: [penerimaanBarang],
  refusals: {
    surat_sudah_diterima: 'Surat Jalan {{no_surat}} Sudah Diterima Di {{nomor}} Oleh {{oleh}}',
  },
})
