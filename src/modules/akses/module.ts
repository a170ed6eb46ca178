import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** Who sees which screen: of one user, and of a level (ADR 0105). */
export const akses = defineModule({
  name: 'akses',
  needs: ['pengguna'],
  screens: [
    defineScreen({
      path: '/hak-akses-users',
      title: 'Hak Akses Users',
      menu: 'utility',
      place: 8,
      heading: 'Pengguna',
      icon: 'key',
      purpose: 'Menu yang dilihat satu pengguna',
      initially: ['MU'],
    }),
    defineScreen({
      path: '/hak-akses-news',
      title: 'Hak Akses News',
      menu: 'utility',
      place: 9,
      heading: 'Pengguna',
      icon: 'people',
      purpose: 'Menu yang dilihat pengguna baru, per level',
      levels: ['OWN', 'SU'],
      pusat: true,
    }),
  ],
})
