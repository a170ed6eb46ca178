import { defineWebModule } from '#web/module'
import { validasi as modul } from './module.ts'

export const validasi = defineWebModule({
  modul,
  screens: {
    '/validasi-jual-beli': async () => (await import('./ValidasiScreen.tsx')).ValidasiScreen,
    '/antrean-kasir': async () => (await import('./AntreanKasirScreen.tsx')).AntreanKasirScreen,
    '/validasi-penjualan': async () =>
      (await import('./ValidasiScreen.tsx')).ValidasiPenjualanScreen,
    '/validasi-beli': async () => (await import('./ValidasiScreen.tsx')).ValidasiBeliScreen,
    '/faktur-bermasalah': async () =>
      (await import('./bermasalah/FakturBermasalahScreen.tsx')).FakturBermasalahScreen,
    '/validasi-non-cash': async () => (await import('./NonCashScreen.tsx')).NonCashScreen,
  },
  saved: { validasi: async () => (await import('./LanjutKunjungan.tsx')).LanjutKunjungan },
})
