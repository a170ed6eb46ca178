import { defineWebModule } from '#web/module'
import { kertasJanji } from '../janji/kertas-janji.tsx'
import { pesanan as modul } from './module.ts'
import { kertasPesanan, labelPesanan, kwitansiPesanan } from './pesanan.ts'

export const pesanan = defineWebModule({
  modul,
  papers: kertasJanji('PESANAN', {
    kertas: kertasPesanan,
    kwitansi: kwitansiPesanan,
    nota: async () => (await import('./pesanan.ts')).byNotaPesanan,
    label: labelPesanan,
  }),
  parts: {
    sketsa_pesanan: async () => (await import('./SketsaPart.tsx')).SketsaPart,
    seperti_barang: async () => (await import('./SepertiPart.tsx')).SepertiPart,
  },
  screens: {
    '/validasi-pesanan': async () =>
      (await import('../janji/ValidasiKwitansi.tsx')).layarValidasi(kwitansiPesanan),
  },
})
