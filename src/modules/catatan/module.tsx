import { defineWebModule } from '#web/module'
import { catatan as modul } from './module.ts'

export const catatan = defineWebModule({
  modul,
  notes: async () => (await import('./CatatanDokumen.tsx')).CatatanDokumen,
})
