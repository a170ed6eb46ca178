import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'

/** Many pieces at once: pasted or from a spreadsheet; they are saved as any receipt (TB). */
export const banyak = defineModule({
  name: 'banyak',
  needs: ['hari', 'otorisasi', 'stok'],
  screens: [
    defineScreen({
      path: '/tambah-barang-banyak',
      title: 'Tambah Barang Banyak',
      menu: 'barang',
      place: 12,
      icon: 'plus',
      purpose: 'Tempel atau buka spreadsheet, periksa tiap baris, simpan sekaligus',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
