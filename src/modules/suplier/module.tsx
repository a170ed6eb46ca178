import { defineWebModule } from '#web/module'
import { suplier as modul } from './module.ts'

export const suplier = defineWebModule({
  modul,
  screens: {
    '/saldo-awal-supplier': async () =>
      (await import('./awal/SaldoAwalSupplierScreen.tsx')).SaldoAwalSupplierScreen,
  },
})
