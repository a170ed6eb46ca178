import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarCadangan } from './cadangan.calls.ts'

/** The backups of the whole chain. */
export const cadangan = defineModule({
  name: 'cadangan',
  needs: ['toko'],
  screens: [
    defineScreen({
      path: layarCadangan,
      title: 'Cadangan',
      menu: 'utility',
      heading: 'Pemeliharaan',
      icon: 'cloud-download',
      purpose: 'Salinan seluruh data dan foto, bila komputer rusak atau hilang',
      levels: ['OWN', 'SU', 'DEV'],
      pusat: true, // it holds every shop
    }),
  ],
})
