import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { otorisasiSetorPajak, setorPajak } from './setor-pajak.ts'

/** What the tax office asks of a shop for a month. */
export const pajak = defineModule({
  name: 'pajak',
  needs: ['akuntansi', 'hari', 'janji', 'kas', 'pelanggan', 'penjualan', 'toko'],
  documents: [setorPajak],
  approvals: otorisasiSetorPajak,
  screens: [
    defineScreen({
      path: '/ekspor-pajak',
      title: 'Ekspor Pajak',
      menu: 'utility',
      place: 32,
      heading: 'Akuntansi',
      icon: 'report',
      purpose: 'Pajak satu bulan, cocok dengan bukunya, dan berkas untuk Coretax',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
