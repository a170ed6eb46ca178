import { defineWebModule } from '#web/module'
import { layarFoto } from './foto-barang.ts'
import { foto as modul } from './module.ts'

export const foto = defineWebModule({
  modul,
  screens: {
    [layarFoto]: async () => (await import('./FotoBarangScreen.tsx')).FotoBarangScreen,
  },
})
