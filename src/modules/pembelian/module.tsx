import { defineWebModule } from '#web/module'
import type { Master } from '#kernel/master'
import { pembelian as modul } from './module.ts'
import { kecamatan, kota } from './wilayah.ts'

/** The page of any master, for those that are the whole chain's. */
const pageOf = (master: Master) => async () => {
  const { MasterScreen } = await import('#web/master/MasterScreen')
  return () => <MasterScreen master={master} />
}

export const pembelian = defineWebModule({
  modul,
  screens: {
    '/master-kota': pageOf(kota),
    '/master-kecamatan': pageOf(kecamatan),
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
