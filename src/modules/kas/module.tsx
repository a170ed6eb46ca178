import { defineWebModule } from '#web/module'
import { kas as modul } from './module.ts'
import { kertasLaci } from './uang-kas.ts'

export const kas = defineWebModule({
  modul,
  papers: {
    LACI: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('LACI', kertasLaci),
  },
  screens: {
    '/uang-kas': async () => (await import('./UangKasScreen.tsx')).UangKasScreen,
  },
  besides: {
    '/uang-bank': async () => (await import('./SaldoRekening.tsx')).SaldoRekening,
  },
})
