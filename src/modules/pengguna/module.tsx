import { defineWebModule } from '#web/module'
import { rememberLook } from './facts.tsx'
import { signOut } from './keluar.tsx'
import { stayAlive } from './terlihat.tsx'
import { pengguna as modul } from './module.ts'

export const pengguna = defineWebModule({
  modul,
  screens: {
    '/data-users': async () => (await import('./DataUsersScreen.tsx')).DataUsersScreen,
    '/ganti-password': async () => (await import('./GantiPassword.tsx')).GantiPasswordScreen,
    '/otorisasi-masuk': async () =>
      (await import('./otorisasi/OtorisasiMasukScreen.tsx')).OtorisasiMasukScreen,
    '/sidik-jari': async () => (await import('./otorisasi/SidikJariScreen.tsx')).SidikJariScreen,
  },
  header: [
    {
      name: 'otorisasi-masuk',
      levels: ['SPV', 'OWN'],
      part: async () => (await import('./otorisasi/Lonceng.tsx')).Lonceng,
    },
  ],
  userMenu: [
    {
      label: 'Ganti Password',
      icon: 'key',
      dialog: async () => (await import('./GantiPassword.tsx')).GantiPasswordDialog,
    },
    {
      label: 'Passkey Saya',
      icon: 'lock',
      levels: ['SPV', 'OWN'],
      dialog: async () => (await import('./otorisasi/PasskeyDialog.tsx')).PasskeyDialog,
    },
    { label: 'Keluar', icon: 'logout', run: signOut },
  ],
  running: () => {
    const stops = [rememberLook(), stayAlive()]
    return () => stops.forEach((stop) => stop())
  },
})
