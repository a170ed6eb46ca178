import { defineWebModule } from '#web/module'
import { layarPerangkat } from './alat.ts'
import { perangkat as modul } from './module.ts'

export const perangkat = defineWebModule({
  modul,
  screens: {
    [layarPerangkat]: async () => (await import('./PerangkatScreen.tsx')).PerangkatScreen,
  },
})
