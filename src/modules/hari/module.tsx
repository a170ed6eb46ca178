import { defineWebModule } from '#web/module'
import { hari as modul } from './module.ts'

export const hari = defineWebModule({
  modul,
  screens: {
    '/tutup-toko': async () => (await import('./TutupTokoScreen.tsx')).TutupTokoScreen,
  },
})
