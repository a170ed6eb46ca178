import { behind, defineWebModule } from '#web/module'
import { otorisasi as modul } from './module.ts'

export const otorisasi = defineWebModule({
  modul,
  screens: {
    '/otorisasi-masuk': async () =>
      (await import('./OtorisasiMasukScreen.tsx')).OtorisasiMasukScreen,
    '/sidik-jari': async () => (await import('./SidikJariScreen.tsx')).SidikJariScreen,
  },
  approval: async () => (await import('./OtorisasiDialog.tsx')).OtorisasiDialog,
  header: [
    {
      name: 'otorisasi-masuk',
      place: 2,
      levels: ['SPV', 'OWN'],
      part: behind(async () => (await import('./Lonceng.tsx')).Lonceng),
    },
  ],
})
