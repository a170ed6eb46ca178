import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** The backups of the whole chain. */
export const cadangan = defineModule({
  name: 'cadangan',
  needs: ['toko'],
  screens: [
    defineScreen({
      path: '/cadangan',
      title: 'Cadangan',
      menu: 'utility',
      place: 10,
      heading: 'Pemeliharaan',
      icon: 'cloud-download',
      purpose: 'Salinan seluruh data dan foto, bila komputer rusak atau hilang',
      levels: ['OWN', 'SU', 'DEV'],
      pusat: true, // it holds every shop
    }),
    defineScreen({
      path: '/pemeriksaan-buku',
      title: 'Pemeriksaan Buku',
      menu: 'utility',
      place: 11,
      heading: 'Pemeliharaan',
      icon: 'check',
      purpose: 'Semua saldo dihitung ulang dari buku, setiap malam atau sekarang',
      levels: ['OWN', 'SU'],
      pusat: true,
    }),
  ],
})
