import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { hancurBarang, otorisasiHancur } from './hancur.ts'
import { laporanHancurBarang } from './laporan/hancur-barang.ts'

/** Pieces of the stock that are destroyed, lost weight or were changed. */
export const hancur = defineModule({
  name: 'hancur',
  needs: ['akuntansi', 'otorisasi', 'pengguna', 'stok'],
  documents: [hancurBarang],
  reports: [laporanHancurBarang],
  approvals: otorisasiHancur,
  screens: [
    defineScreen({
      path: '/hancur-data-barang',
      title: 'Hancur Data Barang',
      menu: 'barang',
      place: 16,
      icon: 'delete',
      purpose: 'Hancurkan barang untuk dilebur, dengan alasan dan otorisasi',
      initially: ['SPV', 'MU', 'DEV'],
    }),
    defineScreen({
      path: '/hancur-data-barang-psu',
      title: 'Hancur Data Barang PSU',
      menu: 'barang',
      place: 17,
      icon: 'delete',
      purpose: 'Catat barang yang pecah, susut atau diubah',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
