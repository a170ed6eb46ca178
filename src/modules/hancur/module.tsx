import { defineWebModule } from '#web/module'
import { hancur as modul } from './module.ts'

export const hancur = defineWebModule({
  modul,
  screens: {
    '/hancur-data-barang': async () => (await import('./HancurScreen.tsx')).HancurBarangScreen,
    '/hancur-data-barang-psu': async () => (await import('./HancurScreen.tsx')).HancurPsuScreen,
  },
})
