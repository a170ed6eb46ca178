import { defineWebModule } from '#web/module'
import { pajak as modul } from './module.ts'

export const pajak = defineWebModule({
  modul,
  screens: {
    '/ekspor-pajak': async () => (await import('./EksporPajakScreen.tsx')).EksporPajakScreen,
  },
})
