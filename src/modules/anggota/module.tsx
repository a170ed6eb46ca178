import { defineWebModule } from '#web/module'
import { anggota as modul } from './module.ts'

export const anggota = defineWebModule({
  modul,
  screens: {
    '/aplikasi-member': async () =>
      (await import('./AplikasiMemberScreen.tsx')).AplikasiMemberScreen,
  },
})
