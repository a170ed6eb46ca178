import { defineWebModule } from '#web/module'
import { kertasKirimBarang } from './kirim-barang.ts'
import { kirimBarang as modul } from './module.ts'

export const kirimBarang = defineWebModule({
  modul,
  papers: {
    KIRIM_BARANG: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('KIRIM_BARANG', kertasKirimBarang),
  },
})
