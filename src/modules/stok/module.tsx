import { defineWebModule } from '#web/module'
import { alamatBarang } from './alamat-barang.ts'
import { stok as modul } from './module.ts'

export const stok = defineWebModule({
  modul,
  screens: {
    '/tambah-data-barang': async () =>
      (await import('./TambahBarangScreen.tsx')).TambahBarangScreen,
    '/data-barang': async () => (await import('./DataBarangScreen.tsx')).DataBarangScreen,
  },
  opens: { barang: alamatBarang },
  search: [
    {
      title: 'Barang',
      find: async (...asked) => (await import('./cari.tsx')).cari(...asked),
    },
  ],
})
