import { defineWebModule } from '#web/module'
import { periksa as modul } from './module.ts'

export const periksa = defineWebModule({
  modul,
  screens: {
    '/transaksi-perlu-diperiksa': async () => (await import('./PeriksaScreen.tsx')).PeriksaScreen,
  },
})
