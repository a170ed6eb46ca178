import { defineWebModule } from '#web/module'
import { pribadi as modul } from './module.ts'

export const pribadi = defineWebModule({
  modul,
  screens: {
    '/data-pribadi': async () => (await import('./DataPribadiScreen.tsx')).DataPribadiScreen,
  },
})
