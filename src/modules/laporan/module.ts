import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'

/** What people keep of reports: filters under a name, columns, schedules and their files. */
export const laporan = defineModule({
  name: 'laporan',
  needs: ['toko', 'pesan'],
  screens: [
    defineScreen({
      path: '/laporan-saya',
      title: 'Laporan Saya',
      menu: 'laporan',
      place: 1,
      heading: 'Laporan Saya',
      icon: 'star',
      purpose: 'Saringan yang disimpan, laporan yang dikirim sendiri dan berkasnya',
      initially: everyone,
      everybody: true,
    }),
  ],
})
