import { defineWebModule } from '#web/module'
import { profil as modul } from './module.ts'

export const profil = defineWebModule({
  modul,
  screens: {
    '/profil-pelanggan': async () => (await import('./ProfilScreen.tsx')).ProfilScreen,
  },
})
