import { defineWebModule } from '#web/module'
import { kertasJanji } from '../janji/kertas-janji.tsx'
import { kertasCicilan, kwitansiCicilan } from './cicilan.ts'
import { cicilan as modul } from './module.ts'

export const cicilan = defineWebModule({
  modul,
  papers: {
    ...kertasJanji('CICILAN', {
      kertas: kertasCicilan,
      kwitansi: kwitansiCicilan,
      nota: async () => (await import('./nota-cicilan.ts')).byNotaCicilan,
    }),
    'CICILAN KUTIP': async () => (await import('./KutipLunas.tsx')).KutipLunas,
  },
  besides: {
    '/transaksi-cicilan': async () => (await import('./HitunganCicilan.tsx')).HitunganCicilan,
  },
  screens: {
    '/validasi-cicilan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiCicilan),
  },
})
