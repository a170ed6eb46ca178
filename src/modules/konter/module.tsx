import { defineWebModule } from '#web/module'
import { konter as modul } from './module.ts'

export const konter = defineWebModule({
  modul,
  screens: {
    '/transaksi-penjualan': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPenjualanScreen,
    '/transaksi-pembelian': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPembelianScreen,
    '/transaksi-jual-beli-manual': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiManualScreen,
    '/batal-penjualan': async () =>
      (await import('./BatalPenjualanScreen.tsx')).BatalPenjualanScreen,
  },
  parts: {
    harga_hari_ini: async () => (await import('./HargaHariIniPart.tsx')).HargaHariIniPart,
  },
  userMenu: [
    {
      label: 'Layar Pelanggan',
      icon: 'people',
      dialog: async () => (await import('./LayarPelangganDialog.tsx')).LayarPelangganDialog,
    },
  ],
  search: [
    {
      title: 'Pelanggan',
      find: async (...asked) => (await import('./cari-orang.tsx')).cariPelanggan(...asked),
    },
  ],
})
