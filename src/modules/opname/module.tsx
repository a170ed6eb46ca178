import { defineWebModule } from '#web/module'
import { opname as modul } from './module.ts'

export const opname = defineWebModule({
  modul,
  screens: {
    '/stock-opname': async () => (await import('./StockOpnameScreen.tsx')).StockOpnameScreen,
    '/stock-opname-penerimaan': async () =>
      (await import('./StockOpnameScreen.tsx')).OpnamePenerimaanScreen,
    '/stock-opname-rfid': async () => (await import('./StockOpnameScreen.tsx')).OpnameRfidScreen,
    '/stock-opname-global-harian': async () =>
      (await import('./OpnameHarianScreen.tsx')).OpnameHarianScreen,
  },
})
