import { defineWebModule } from '#web/module'
import { alamatNota } from './alamat-nota.ts'
import { kertasBonus } from './bonus/bayar-bonus.ts'
import { penjualan as modul } from './module.ts'

export const penjualan = defineWebModule({
  modul,
  screens: {
    '/lihat-penjualan': async () =>
      (await import('./LihatPenjualanScreen.tsx')).LihatPenjualanScreen,
  },
  besides: {
    '/bayar-bonus': async () => (await import('./bonus/BelumDibayar.tsx')).BelumDibayar,
  },
  papers: {
    BAYAR_BONUS: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('BAYAR_BONUS', kertasBonus),
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
