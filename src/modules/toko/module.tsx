import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { toko as modul } from './module.ts'
import { tokos } from './toko.calls.ts'

export const toko = defineWebModule({
  modul,
  screens: {
    '/settingsystem': async () => (await import('./SettingSystemScreen.tsx')).SettingSystemScreen,
    '/settingtoko': async () => (await import('./SettingTokoScreen.tsx')).SettingTokoScreen,
  },
  branches: async (signal) => (await call(tokos, {}, { signal })).data,
})
