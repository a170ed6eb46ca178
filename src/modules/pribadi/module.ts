import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** What the law asks of whoever keeps names. */
export const pribadi = defineModule({
  name: 'pribadi',
  needs: ['pelanggan', 'pengguna'],
  screens: [
    defineScreen({
      path: '/data-pribadi',
      title: 'Data Pribadi',
      menu: 'utility',
      place: 21,
      heading: 'Pemeliharaan',
      icon: 'identity',
      purpose: 'Ambil atau hapus data seorang customer yang memintanya',
      levels: ['OWN'],
    }),
  ],
})
