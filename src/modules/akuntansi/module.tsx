import { defineWebModule } from '#web/module'
import { akuntansi as modul } from './module.ts'

export const akuntansi = defineWebModule({
  modul,
  opens: { akun: (nomor) => `/laporan-jurnal?nomor_akun=${encodeURIComponent(nomor)}` },
  screens: {
    '/parameter-akun': async () => (await import('./ParameterAkunScreen.tsx')).ParameterAkunScreen,
  },
})
