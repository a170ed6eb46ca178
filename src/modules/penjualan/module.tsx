import { defineWebModule } from '#web/module'
import { alamatNota } from './alamat-nota.ts'
import { penjualan as modul } from './module.ts'

export const penjualan = defineWebModule({
  modul,
  screens: {
    '/transaksi-penjualan': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPenjualanScreen,
    '/transaksi-pembelian': async () =>
      (await import('./TransaksiPenjualanScreen.tsx')).TransaksiPembelianScreen,
    '/lihat-penjualan': async () =>
      (await import('./LihatPenjualanScreen.tsx')).LihatPenjualanScreen,
    '/batal-penjualan': async () =>
      (await import('./BatalPenjualanScreen.tsx')).BatalPenjualanScreen,
  },
  formParts: { sales: async () => (await import('./RekeningSales.tsx')).RekeningSales },
  opens: { nota: alamatNota },
  search: [
    {
      title: 'Nota Penjualan',
      find: async (...asked) => (await import('./cari-nota.tsx')).cariNota(...asked),
    },
    {
      title: 'Pelanggan',
      find: async (...asked) => (await import('./cari-orang.tsx')).cariPelanggan(...asked),
    },
  ],
})
