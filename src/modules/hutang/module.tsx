import { defineWebModule } from '#web/module'
import { kertasJanji } from '../janji/kertas-janji.tsx'
import { kertasBrankas } from './brankas.ts'
import { kertasHutang, labelHutang, kwitansiHutang } from './hutang.ts'
import { hutang as modul } from './module.ts'

export const hutang = defineWebModule({
  modul,
  parts: { taksiran_hutang: async () => (await import('./TaksiranPart.tsx')).TaksiranPart },
  papers: {
    ...kertasJanji('HUTANG', {
      kertas: kertasHutang,
      kwitansi: kwitansiHutang,
      nota: async () => (await import('./hutang.ts')).byNotaHutang,
      label: labelHutang,
    }),
    HITUNG_BRANKAS: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('HITUNG_BRANKAS', kertasBrankas),
    'HUTANG KUTIP': async () => (await import('./KutipTebus.tsx')).KutipTebus,
  },
  screens: {
    '/hitung-brankas': async () => (await import('./HitungBrankasScreen.tsx')).HitungBrankasScreen,
    '/validasi-hutang': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiHutang),
  },
})
