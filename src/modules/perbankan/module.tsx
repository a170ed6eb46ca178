import { defineWebModule } from '#web/module'
import { perbankan as modul } from './module.ts'

export const perbankan = defineWebModule({
  modul,
  besides: {
    '/settlement-kartu': async () => (await import('./KartuBelumCair.tsx')).KartuBelumCair,
  },
})
