import { defineWebModule } from '#web/module'
import { akuntansi as modul } from './module.ts'

export const akuntansi = defineWebModule({
  modul,
  screens: {
    '/parameter-akun': async () => (await import('./ParameterAkunScreen.tsx')).ParameterAkunScreen,
  },
})
