import { defineWebModule } from '#web/module'
import { pesanan as modul } from './module.ts'
import { kertasPesanan, kwitansiPesanan } from './pesanan.ts'

export const pesanan = defineWebModule({
  modul,
  papers: {
    PESANAN: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('PESANAN', kertasPesanan),
  },
  screens: {
    '/validasi-pesanan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiPesanan),
  },
})
