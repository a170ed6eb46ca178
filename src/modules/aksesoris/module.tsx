import { defineWebModule } from '#web/module'
import { aksesoris as modul } from './module.ts'

export const aksesoris = defineWebModule({
  modul,
  screens: {
    '/tambah-dan-ambil-stock-aksesoris': async () =>
      (await import('./StockAksesorisScreen.tsx')).StockAksesorisScreen,
  },
})
