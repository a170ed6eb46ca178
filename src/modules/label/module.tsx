import { defineWebModule } from '#web/module'
import { label as modul } from './module.ts'

export const label = defineWebModule({
  modul,
  screens: {
    '/cetak-barcode': async () => (await import('./CetakBarcodeScreen.tsx')).CetakBarcodeScreen,
  },
})
