import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** Tables taken away as they are. */
export const ekspor = defineModule({
  name: 'ekspor',
  needs: [],
  screens: [
    defineScreen({
      path: '/export-csv',
      title: 'Export CSV',
      menu: 'utility',
      place: 12,
      heading: 'Data',
      icon: 'cloud-download',
      purpose: 'Semua baris sebuah tabel sebagai file CSV',
      levels: ['SU', 'MU'], // SPEC 6
    }),
  ],
})
