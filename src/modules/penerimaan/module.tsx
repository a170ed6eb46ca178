import { defineWebModule } from '#web/module'
import { penerimaan as modul } from './module.ts'

export const penerimaan = defineWebModule({
  modul,
  screens: {
    '/penerimaan-barang': async () => (await import('./PenerimaanScreen.tsx')).PenerimaanScreen,
    '/batal-penerimaan-barang': async () =>
      (await import('./BatalPenerimaanScreen.tsx')).BatalPenerimaanScreen,
  },
})
