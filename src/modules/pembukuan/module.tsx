import { defineWebModule } from '#web/module'
import { pembukuan as modul } from './module.ts'

export const pembukuan = defineWebModule({
  modul,
  besides: {
    '/tutup-bulan': async () => (await import('./BankBulan.tsx')).BankBulan,
  },
  screens: {
    '/saldo-awal-akun': async () =>
      (await import('./saldo-awal/SaldoAwalAkunScreen.tsx')).SaldoAwalAkunScreen,
  },
})
