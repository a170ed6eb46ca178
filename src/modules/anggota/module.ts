import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarAplikasi } from './layar.ts'

/**
 * The app of members and guests (docs/adr/0346): a page and calls of its own, no session of staff.
 */
export const anggota = defineModule({
  name: 'anggota',
  needs: [
    'cicilan',
    'hutang',
    'katalog',
    'kupon',
    'member',
    'nota',
    'pembelian',
    'pesan',
    'pesanan',
    'service',
    'toko',
  ],
  screens: [
    defineScreen({
      path: layarAplikasi,
      title: 'Aplikasi Member',
      menu: 'member',
      place: 2,
      icon: 'qr',
      purpose: 'Alamat dan QR aplikasi yang dibuka pelanggan di HP-nya',
      when: 'KATALOG_MODULE',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
})
