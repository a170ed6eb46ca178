import { defineWebModule } from '#web/module'
import { beranda as modul } from './module.ts'

export const beranda = defineWebModule({
  modul,
  home: { pagi: async () => (await import('./Pagi.tsx')).Pagi },
})
