import { defineWebModule } from '#web/module'
import { external as modul } from './module.ts'

export const external = defineWebModule({
  modul,
  besides: {
    '/kirim-barang-external': async () => (await import('./UnduhBerkas.tsx')).UnduhBerkas,
  },
  screens: {
    '/update-barang-external': async () =>
      (await import('./UpdateExternalScreen.tsx')).UpdateExternalScreen,
  },
})
