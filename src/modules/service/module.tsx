import { defineWebModule } from '#web/module'
import { kertasJanji } from '../janji/kertas-janji.tsx'
import { service as modul } from './module.ts'
import { kertasService, labelService, kwitansiService } from './service.ts'

export const service = defineWebModule({
  modul,
  papers: kertasJanji('SERVICE', {
    kertas: kertasService,
    kwitansi: kwitansiService,
    nota: async () => (await import('./service.ts')).byNotaService,
    label: labelService,
  }),
  screens: {
    '/validasi-service': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiService),
  },
})
