import { defineWebModule } from '#web/module'
import { kas as modul } from './module.ts'

export const kas = defineWebModule({
  modul,
  screens: {
    '/uang-kas': async () => (await import('./UangKasScreen.tsx')).UangKasScreen,
  },
  besides: {
    '/uang-bank': async () => (await import('./SaldoRekening.tsx')).SaldoRekening,
  },
})
