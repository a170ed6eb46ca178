import { defineWebModule } from '#web/module'
import { pembelian as modul } from './module.ts'

export const pembelian = defineWebModule({
  modul,
  screens: {
    '/lihat-pembelian': async () =>
      (await import('./LihatPembelianScreen.tsx')).LihatPembelianScreen,
    '/batal-pembelian': async () =>
      (await import('./BatalPembelianScreen.tsx')).BatalPembelianScreen,
    '/setoran-emas': async () => (await import('./SetoranEmasScreen.tsx')).SetoranEmasScreen,
    '/jual-lagi': async () => (await import('./JualLagiScreen.tsx')).JualLagiScreen,
    '/hancur-pembelian': async () =>
      (await import('./HancurPembelianScreen.tsx')).HancurPembelianScreen,
  },
  opens: { nota_beli: (nomor) => `/lihat-pembelian?nota=${encodeURIComponent(nomor)}` },
})
