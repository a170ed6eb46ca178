import { defineWebModule } from '#web/module'
import { pindah as modul } from './module.ts'

export const pindah = defineWebModule({
  modul,
  screens: {
    '/pindah-barang': async () => (await import('./PindahBarangScreen.tsx')).PindahBarangScreen,
    '/pindah-barang-satu-baki': async () =>
      (await import('./PindahSatuBakiScreen.tsx')).PindahSatuBakiScreen,
  },
})
