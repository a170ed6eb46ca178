import { defineWebModule } from '#web/module'
import { aksesoris as modul } from './module.ts'

export const aksesoris = defineWebModule({
  modul,
  besides: {
    '/tambah-dan-ambil-stock-aksesoris': async () =>
      (await import('./SaldoAksesoris.tsx')).SaldoAksesoris,
  },
})
