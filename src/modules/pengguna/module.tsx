import { lock } from '#web/lock'
import { defineWebModule } from '#web/module'
import { rememberLook } from './facts.tsx'
import { rememberLayar } from './layar-saya.tsx'
import { signOut } from './keluar.tsx'
import { stayAlive } from './terlihat.tsx'
import { leaveInTime } from './umur.tsx'
import { pengguna as modul } from './module.ts'

export const pengguna = defineWebModule({
  modul,
  screens: {
    '/data-users': async () => (await import('./DataUsersScreen.tsx')).DataUsersScreen,
    '/ganti-password': async () => (await import('./GantiPassword.tsx')).GantiPasswordScreen,
  },
  userMenu: [
    {
      label: 'Ganti Password',
      icon: 'key',
      dialog: async () => (await import('./GantiPassword.tsx')).GantiPasswordDialog,
    },
    {
      label: 'Passkey Saya',
      icon: 'lock',
      dialog: async () => (await import('./passkey/PasskeyDialog.tsx')).PasskeyDialog,
    },
    { label: 'Kunci Layar', icon: 'lock', run: lock },
    { label: 'Keluar', icon: 'logout', run: signOut },
  ],
  home: { polos: async () => (await import('./ServerPolos.tsx')).ServerPolos },
  running: () => {
    const stops = [rememberLook(), rememberLayar(), stayAlive(), leaveInTime()]
    return () => stops.forEach((stop) => stop())
  },
})
