import { defineWebModule } from '#web/module'
import { revaluasi as modul } from './module.ts'

export const revaluasi = defineWebModule({
  modul,
  screens: {
    '/revaluasi-kadar': async () => (await import('./RevaluasiScreen.tsx')).RevaluasiScreen,
  },
})
