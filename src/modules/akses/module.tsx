import { defineWebModule } from '#web/module'
import { akses as modul } from './module.ts'

export const akses = defineWebModule({
  modul,
  screens: {
    '/hak-akses-users': async () => (await import('./HakAksesUsersScreen.tsx')).HakAksesUsersScreen,
    '/hak-akses-news': async () => (await import('./HakAksesNewsScreen.tsx')).HakAksesNewsScreen,
  },
})
