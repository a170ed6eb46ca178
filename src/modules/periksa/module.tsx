import { defineWebModule } from '#web/module'
import { periksa as modul } from './module.ts'

export const periksa = defineWebModule({
  modul,
  screens: {
    '/setor-bandrol': async () => (await import('./SetorBandrolScreen.tsx')).SetorBandrolScreen,
    '/transaksi-perlu-diperiksa': async () => (await import('./PeriksaScreen.tsx')).PeriksaScreen,
  },
})
