import { defineModule } from '#kernel/module'
import { kirimUang as dokumen, otorisasiKirimUang, terimaUang } from './kirim-uang.ts'
import { laporanKirimUang } from './laporan/kirim-uang.ts'

/** Cash that goes from one shop of the chain to another. */
export const kirimUang = defineModule({
  name: 'kirim-uang',
  needs: ['akuntansi', 'antar-toko', 'kas', 'nota', 'otorisasi', 'toko'],
  documents: [dokumen, terimaUang],
  reports: [laporanKirimUang],
  approvals: otorisasiKirimUang,
  closing: {
    uang_dikirim: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Uang Masih Di Jalan',
      path: '/kirim-uang-pusat',
    },
    uang_datang: {
      step: 'JALAN',
      text: '{{jumlah}} Kiriman Uang Belum Diterima',
      path: '/terima-uang-kas',
    },
  },
})
