import { defineWebModule } from '#web/module'
import { penjualan as modul } from './module.ts'

export const penjualan = defineWebModule({
  modul,
  screens: {
    '/transaksi-penjualan': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPenjualanScreen,
  },
})
