import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { kertasCicilan, kwitansiCicilan } from './cicilan.ts'
import { cicilan as modul } from './module.ts'

export const cicilan = defineWebModule({
  modul,
  papers: {
    CICILAN: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('CICILAN', kertasCicilan),
    'CICILAN WA': async () => {
      const { byNotaCicilan } = await import('./nota-cicilan.ts')
      return (await import('../janji/wa-janji.tsx')).waJanji((no_faktur) =>
        call(byNotaCicilan.single, { body: { no_faktur } }),
      )
    },
  },
  besides: {
    '/transaksi-cicilan': async () => (await import('./HitunganCicilan.tsx')).HitunganCicilan,
  },
  screens: {
    '/validasi-cicilan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiCicilan),
  },
})
