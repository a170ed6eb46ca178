import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { fotoBarang, layarFoto } from './foto-barang.ts'

/** Photos of many pieces at once, by the names of their files. */
export const foto = defineModule({
  name: 'foto',
  needs: ['stok'],
  documents: [fotoBarang],
  screens: [
    defineScreen({
      path: layarFoto,
      title: 'Foto Barang',
      menu: 'barang',
      place: 13,
      icon: 'camera',
      purpose: 'Foto banyak barang sekaligus: nama file adalah barcode atau kode intern',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
