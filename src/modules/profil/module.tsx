import { defineWebModule } from '#web/module'
import { alamatProfil } from './alamat-profil.ts'
import { profil as modul } from './module.ts'

export const profil = defineWebModule({
  modul,
  opens: { member: (kode_member) => alamatProfil({ id: null, kode_member }) ?? '' },
  screens: {
    '/profil-pelanggan': async () => (await import('./ProfilScreen.tsx')).ProfilScreen,
  },
})
