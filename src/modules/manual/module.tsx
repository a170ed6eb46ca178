import { defineWebModule } from '#web/module'
import { manual as modul } from './module.ts'

const saldo = async () => (await import('./SaldoManual.tsx')).SaldoManual

export const manual = defineWebModule({
  modul,
  besides: {
    '/data-barang-manual': saldo,
    '/pindah-barang-manual': saldo,
    '/hancur-barang-manual': saldo,
  },
})
