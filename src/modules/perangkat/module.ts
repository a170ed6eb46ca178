import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { layarPerangkat } from './alat.ts'

/** Scales, printers, readers and tablets of the shop. */
export const perangkat = defineModule({
  name: 'perangkat',
  needs: ['pengguna', 'toko'],
  screens: [
    defineScreen({
      path: layarPerangkat,
      title: 'Perangkat',
      menu: 'utility',
      place: 13,
      heading: 'Pemeliharaan',
      icon: 'settings',
      purpose: 'Timbangan, printer, pemindai dan tablet: siapa memakai apa, coba satu per satu',
      initially: leaders,
    }),
  ],
})
