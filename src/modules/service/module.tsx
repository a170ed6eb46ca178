import { defineWebModule } from '#web/module'
import { service as modul } from './module.ts'
import { kwitansiService } from './service.ts'

export const service = defineWebModule({
  modul,
  screens: {
    '/validasi-service': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiService),
  },
})
