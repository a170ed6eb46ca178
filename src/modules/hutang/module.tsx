import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { kertasBrankas } from './brankas.ts'
import { byNotaHutang, kertasHutang, labelHutang, kwitansiHutang } from './hutang.ts'
import { hutang as modul } from './module.ts'

export const hutang = defineWebModule({
  modul,
  parts: { taksiran_hutang: async () => (await import('./TaksiranPart.tsx')).TaksiranPart },
  papers: {
    HUTANG: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('HUTANG', kertasHutang),
    HITUNG_BRANKAS: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('HITUNG_BRANKAS', kertasBrankas),
    'HUTANG WA': async () =>
      (await import('../janji/wa-janji.tsx')).waJanji((no_faktur) =>
        call(byNotaHutang.single, { body: { no_faktur } }),
      ),
    'HUTANG KUTIP': async () => (await import('./KutipTebus.tsx')).KutipTebus,
    'HUTANG LABEL': async () => (await import('../janji/label-janji.tsx')).labelJanji(labelHutang),
  },
  screens: {
    '/hitung-brankas': async () => (await import('./HitungBrankasScreen.tsx')).HitungBrankasScreen,
    '/validasi-hutang': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiHutang),
  },
})
