import { defineWebModule } from '#web/module'
import { opname as modul } from './module.ts'

export const opname = defineWebModule({
  modul,
  screens: {
    '/stock-opname': async () => (await import('./StockOpnameScreen.tsx')).StockOpnameScreen,
  },
})
