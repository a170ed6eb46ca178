import { behind, defineWebModule } from '#web/module'
import { levels } from '#kernel/right'
import { beranda as modul } from './module.ts'

export const beranda = defineWebModule({
  modul,
  header: [
    {
      name: 'kabar',
      place: 1,
      levels,
      part: behind(async () => (await import('./LoncengKabar.tsx')).LoncengKabar),
    },
  ],
  home: { pagi: async () => (await import('./Pagi.tsx')).Pagi },
})
