import { serveModule } from '#server/serve'
import { barangHandlers } from './barang-manual.server.ts'
import { cuciManualHandlers } from './cuci-manual.server.ts'
import { kertas, wa } from './kertas.server.ts'
import { pembelianManual, penjualanManual } from './laporan/nota-manual.server.ts'
import { manual } from './module.ts'
import { hitung } from './nilai-manual.server.ts'
import { notaHandlers } from './nota-manual.server.ts'
import { validasiHandlers } from './validasi.server.ts'

export const manualServer = serveModule(manual, {
  handlers: [
    ...[...barangHandlers, ...cuciManualHandlers],
    ...[hitung, ...notaHandlers, ...validasiHandlers, ...kertas, wa],
  ],
  reports: [penjualanManual, pembelianManual],
  refusals: {
    manual_kurang: 'Stock {{kode_group}} Di {{kode_baki}} Tinggal {{qty}} Pcs, {{berat}} gr',
    manual_bercampur:
      'Barang {{kode_group}} Di {{kode_baki}} Sudah Bercampur, Tidak Dapat Dibatalkan',
    manual_sisa: 'Sisa {{kode_group}} Di {{kode_baki}} Harus Ada Pcs Dan Beratnya',
  },
})
