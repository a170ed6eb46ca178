import { defineWebModule } from '#web/module'
import { gabung as modul } from './module.ts'

export const gabung = defineWebModule({
  modul,
  parts: { pilih_orang: async () => (await import('./PilihOrang.tsx')).PilihOrang },
})
