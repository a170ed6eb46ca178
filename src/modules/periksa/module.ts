import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { daftarTemuan, jumlahTemuan, tutupTemuan } from './periksa.calls.ts'

/** The watchful eye: what is odd in the books, for those who answer for the shop. */
export const periksa = defineModule({
  name: 'periksa',
  needs: ['otorisasi'],
  screens: [
    defineScreen({
      path: '/transaksi-perlu-diperiksa',
      title: 'Transaksi Perlu Diperiksa',
      menu: 'laporan',
      heading: 'Kontrol',
      icon: 'find',
      purpose: 'Pola yang ganjil di buku, dengan buktinya',
      levels: ['SPV', 'OWN'],
      count: jumlahTemuan.path,
    }),
  ],
  endpoints: [daftarTemuan, jumlahTemuan, tutupTemuan],
})
