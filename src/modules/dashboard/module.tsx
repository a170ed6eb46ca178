import { defineWebModule } from '#web/module'
import { dashboard as modul } from './module.ts'

export const dashboard = defineWebModule({
  modul,
  screens: {
    '/dashboardPusat': async () =>
      (await import('./DashboardPusatScreen.tsx')).DashboardPusatScreen,
    '/dashboard': async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
  },
})
