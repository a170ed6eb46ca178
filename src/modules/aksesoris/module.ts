import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { aksesoris as master, stokAksesoris, stokAksesorisBuku } from './aksesoris.ts'

/** Counted stock: a number of each, no piece of its own. */
export const aksesoris = defineModule({
  name: 'aksesoris',
  needs: ['otorisasi', 'stok'],
  masters: [master],
  documents: [stokAksesoris],
  ledgers: [stokAksesorisBuku],
  screens: [
    defineScreen({
      path: '/tambah-dan-ambil-stock-aksesoris',
      title: 'Tambah dan Ambil Stock Aksesoris',
      menu: 'barang',
      place: 20,
      icon: 'tag',
      purpose: 'Kotak, kantong dan aksesoris lain: masuk, keluar dan sisanya',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
