import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { service as modul } from './module.ts'
import { byNotaService, kertasService, labelService, kwitansiService } from './service.ts'

export const service = defineWebModule({
  modul,
  papers: {
    SERVICE: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('SERVICE', kertasService),
    'SERVICE WA': async () =>
      (await import('../janji/wa-janji.tsx')).waJanji((no_faktur) =>
        call(byNotaService.single, { body: { no_faktur } }),
      ),
    'SERVICE LABEL': async () =>
      (await import('../janji/label-janji.tsx')).labelJanji(labelService),
  },
  screens: {
    '/validasi-service': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiService),
  },
})
