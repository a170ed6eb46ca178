import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { otorisasiRevaluasi, revaluasi as dokumen, revaluasiBuku } from './revaluasi.ts'

/** What a kadar counts for in fine gold, and the pieces with it. */
export const revaluasi = defineModule({
  name: 'revaluasi',
  needs: ['otorisasi', 'stok'],
  documents: [dokumen],
  ledgers: [revaluasiBuku],
  approvals: otorisasiRevaluasi,
  screens: [
    defineScreen({
      path: '/revaluasi-kadar',
      inBranch: true,
      title: 'Revaluasi Kadar EOD',
      menu: 'barang',
      place: 19,
      icon: 'purity',
      purpose: 'Ubah kadar EOD satu kadar beserta emas murni semua barangnya',
      levels: leaders,
      initially: ['SPV', 'MU'],
    }),
  ],
})
