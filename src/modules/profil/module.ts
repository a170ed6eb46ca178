import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarProfil } from './layar.ts'

/** One person on one page: what every module knows of him (docs/adr/0348). */
export const profil = defineModule({
  name: 'profil',
  needs: ['pelanggan', 'pembelian'],
  screens: [
    defineScreen({
      path: layarProfil,
      title: 'Profil Pelanggan',
      menu: 'penjualan',
      place: 3,
      icon: 'person',
      purpose: 'Semua tentang seorang pelanggan: barangnya, janji, hutang, point, kontak',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
})
