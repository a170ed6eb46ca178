import { defineWebModule } from '#web/module'
import { grosir as modul } from './module.ts'

export const grosir = defineWebModule({
  modul,
  screens: {
    '/redirect-to-grosir': async () => (await import('./KeGrosirScreen.tsx')).KeGrosirScreen,
  },
})
