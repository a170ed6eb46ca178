import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanPindahBarang } from './laporan/pindah-barang.ts'
import { pindahBarang } from './pindah-barang.ts'

/** Pieces that change their tray inside the shop. */
export const pindah = defineModule({
  name: 'pindah',
  needs: ['nota', 'otorisasi', 'pengguna', 'stok'],
  documents: [pindahBarang],
  reports: [laporanPindahBarang],
  screens: [
    defineScreen({
      path: '/pindah-barang',
      title: 'Pindah Barang',
      menu: 'barang',
      place: 10,
      icon: 'tray',
      purpose: 'Pindahkan barang ke baki lain dengan memindainya',
      initially: ['SPV', 'MU', 'DEV'],
    }),
    defineScreen({
      path: '/pindah-barang-satu-baki',
      title: 'Pindah Barang Satu Baki',
      menu: 'barang',
      place: 11,
      icon: 'tray',
      purpose: 'Pindahkan seluruh isi satu baki ke baki lain',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
