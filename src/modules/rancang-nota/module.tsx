import { defineWebModule } from '#web/module'
import { rancangNota as modul } from './module.ts'

export const rancangNota = defineWebModule({
  modul,
  screens: {
    '/setting-nota': async () => (await import('./SettingNotaScreen.tsx')).SettingNotaScreen,
    '/setting-nota-slip': async () =>
      (await import('./SettingNotaScreen.tsx')).SettingNotaSlipScreen,
  },
})
