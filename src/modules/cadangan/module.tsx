import { defineWebModule } from '#web/module'
import { cadangan as modul } from './module.ts'

export const cadangan = defineWebModule({
  modul,
  screens: {
    '/cadangan': async () => (await import('./CadanganScreen.tsx')).CadanganScreen,
    '/pemeriksaan-buku': async () => (await import('./PemeriksaanScreen.tsx')).PemeriksaanScreen,
  },
  home: { cadangan: async () => (await import('./CadanganBasi.tsx')).CadanganBasi },
})
