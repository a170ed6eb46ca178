import { defineModule } from '#kernel/module'
import { laporanRiwayatBarang } from './laporan/riwayat-barang.ts'

/** The whole story of one piece. */
export const riwayat = defineModule({
  name: 'riwayat',
  needs: ['nota', 'opname', 'stok', 'timbang'],
  reports: [laporanRiwayatBarang],
})
