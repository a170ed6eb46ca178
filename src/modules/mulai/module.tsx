import { defineWebModule } from '#web/module'
import { layarMulai } from './langkah-awal.calls.ts'
import { mulai as modul } from './module.ts'

export const mulai = defineWebModule({
  modul,
  screens: {
    [layarMulai]: async () => (await import('./LangkahAwal.tsx')).LangkahAwalScreen,
  },
  home: { mulai: async () => (await import('./LangkahAwal.tsx')).LangkahAwal },
})
