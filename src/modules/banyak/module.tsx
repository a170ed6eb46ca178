import { defineWebModule } from '#web/module'
import { banyak as modul } from './module.ts'

export const banyak = defineWebModule({
  modul,
  screens: {
    '/tambah-barang-banyak': async () =>
      (await import('./TambahBanyakScreen.tsx')).TambahBanyakScreen,
  },
})
