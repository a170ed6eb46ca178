import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { pesanan as modul } from './module.ts'
import { byNotaPesanan, kertasPesanan, labelPesanan, kwitansiPesanan } from './pesanan.ts'

export const pesanan = defineWebModule({
  modul,
  papers: {
    PESANAN: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('PESANAN', kertasPesanan),
    'PESANAN WA': async () =>
      (await import('../janji/wa-janji.tsx')).waJanji((no_faktur) =>
        call(byNotaPesanan.single, { body: { no_faktur } }),
      ),
    'PESANAN LABEL': async () =>
      (await import('../janji/label-janji.tsx')).labelJanji(labelPesanan),
  },
  parts: {
    seperti_barang: async () => (await import('./SepertiPart.tsx')).SepertiPart,
  },
  screens: {
    '/validasi-pesanan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiPesanan),
  },
})
