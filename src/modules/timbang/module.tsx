import { defineWebModule } from '#web/module'
import { timbang as modul } from './module.ts'

export const timbang = defineWebModule({
  modul,
  screens: {
    '/timbang-baki': async () => (await import('./TimbangBakiScreen.tsx')).TimbangBakiScreen,
  },
})
