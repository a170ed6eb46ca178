import { defineWebModule } from '#web/module'
import { curiga as modul } from './module.ts'

export const curiga = defineWebModule({
  modul,
  screens: {
    '/transaksi-mencurigakan': async () => (await import('./CurigaScreen.tsx')).CurigaScreen,
  },
})
