import { defineWebModule } from '#web/module'
import { kertasKirim } from './kirim-uang.ts'
import { kirimUang as modul } from './module.ts'

export const kirimUang = defineWebModule({
  modul,
  papers: {
    KIRIM_UANG: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('KIRIM_UANG', kertasKirim),
  },
  screens: {
    '/kirim-uang-pusat': async () => (await import('./KirimUangScreen.tsx')).KirimUangScreen,
    '/terima-uang-kas': async () => (await import('./TerimaUangScreen.tsx')).TerimaUangScreen,
  },
})
