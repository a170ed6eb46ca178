import { defineWebModule } from '#web/module'
import { cicilan as dokumen, kertasCicilan, kwitansiCicilan } from './cicilan.ts'
import { cicilan as modul } from './module.ts'

const { batal, bayar, kelebihan, lelang, lunasi } = dokumen.commands

export const cicilan = defineWebModule({
  modul,
  papers: {
    CICILAN: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('CICILAN', kertasCicilan),
  },
  besides: {
    '/transaksi-cicilan': async () => (await import('./HitunganCicilan.tsx')).HitunganCicilan,
  },
  screens: {
    '/lihat-cicilan': async () =>
      (await import('./LangkahCicilan.tsx')).langkahCicilan({ bayar, lunasi }),
    '/lelang-cicilan': async () =>
      (await import('./LangkahCicilan.tsx')).langkahCicilan({ lelang, kelebihan }),
    '/batal-cicilan': async () => (await import('./LangkahCicilan.tsx')).langkahCicilan({ batal }),
    '/validasi-cicilan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiCicilan),
  },
})
