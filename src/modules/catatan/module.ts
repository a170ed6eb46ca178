import { defineModule } from '#kernel/module'
import { signedIn } from '#kernel/right'
import { laporanCatatan } from './laporan/catatan.ts'

/** What people write about documents, and the photos beside it (docs/adr/0372). */
export const catatan = defineModule({
  name: 'catatan',
  needs: ['pengguna', 'riwayat'],
  reports: [laporanCatatan],
  pictures: {
    lampiran: {
      right: signedIn,
      table: 'catatan_dokumen',
      column: 'lampiran',
      several: true,
      pribadi: true,
    },
  },
})
