import { defineWebModule } from '#web/module'
import { alamatNota } from './alamat-nota.ts'
import { penjualan as modul } from './module.ts'

export const penjualan = defineWebModule({
  modul,
  screens: {
    '/lihat-penjualan': async () =>
      (await import('./LihatPenjualanScreen.tsx')).LihatPenjualanScreen,
  },
  formParts: { sales: async () => (await import('./RekeningSales.tsx')).RekeningSales },
  opens: { nota: alamatNota },
  search: [
    {
      title: 'Nota Penjualan',
      find: async (...asked) => (await import('./cari-nota.tsx')).cariNota(...asked),
    },
  ],
})
