import { defineWebModule } from '#web/module'
import { dashboard as modul } from './module.ts'

export const dashboard = defineWebModule({
  modul,
  screens: {
    '/dashboard': async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
  },
})
