import { call } from '#web/call'
import { defineWebModule } from '#web/module'
import { manual as modul } from './module.ts'
import { kertasManual, waManual } from './nota-manual.ts'

const saldo = async () => (await import('./SaldoManual.tsx')).SaldoManual

export const manual = defineWebModule({
  modul,
  screens: {
    '/validasi-jual-beli-manual': async () => (await import('./ValidasiManual.tsx')).ValidasiManual,
  },
  papers: {
    NOTA_MANUAL: async () =>
      (await import('../nota/kertas-dokumen.tsx')).kertasDokumen('NOTA_MANUAL', kertasManual, [
        'MANUAL_JUAL',
        'MANUAL_BELI',
      ]),
    'NOTA_MANUAL WA': async () =>
      (await import('../janji/wa-janji.tsx')).waJanji((nomor) =>
        call(waManual, { params: { nomor } }),
      ),
  },
  besides: {
    '/data-barang-manual': saldo,
    '/pindah-barang-manual': saldo,
    '/hancur-barang-manual': saldo,
    '/koreksi-barang-manual': saldo,
  },
})
