import { defineWebModule } from '#web/module'
import { cadangan as modul } from './module.ts'

export const cadangan = defineWebModule({
  modul,
  screens: {
    '/cadangan': async () => (await import('./CadanganScreen.tsx')).CadanganScreen,
  },
  home: { cadangan: async () => (await import('./CadanganBasi.tsx')).CadanganBasi },
})
