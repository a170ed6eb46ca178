import { behind, defineWebModule } from '#web/module'
import { periksa as modul } from './module.ts'

export const periksa = defineWebModule({
  modul,
  header: [
    {
      name: 'uji-silang',
      place: 1,
      levels: ['SPV', 'OWN', 'MU'],
      part: behind(async () => (await import('./LoncengUji.tsx')).LoncengUji),
    },
  ],
  screens: {
    '/setor-bandrol': async () => (await import('./SetorBandrolScreen.tsx')).SetorBandrolScreen,
    '/transaksi-perlu-diperiksa': async () => (await import('./PeriksaScreen.tsx')).PeriksaScreen,
  },
})
