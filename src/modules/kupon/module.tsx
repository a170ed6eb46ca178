import { defineWebModule } from '#web/module'
import { kupon as modul } from './module.ts'

export const kupon = defineWebModule({
  modul,
  screens: { '/cek-kupon': async () => (await import('./CekKuponScreen.tsx')).CekKuponScreen },
})
