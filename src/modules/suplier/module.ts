import { defineModule } from '#kernel/module'
import { otorisasiHutangAwal, saldoAwalSupplier } from './awal/saldo-awal-supplier.ts'
import { bayarEmasSupplier, otorisasiEmas, potongEmasSupplier } from './bayar-emas.ts'
import { bayarSupplier, otorisasiBayar } from './bayar.ts'
import { laporanHutangSupplier, laporanUmurHutangSupplier } from './laporan/hutang-supplier.ts'
import { laporanKartuSupplier } from './laporan/kartu-supplier.ts'
import { laporanKonsinyasi } from './laporan/konsinyasi.ts'
import { otorisasiRetur, returSupplier } from './retur.ts'

/** What is owed to those who deliver goods, and how they are paid. */
export const suplier = defineModule({
  name: 'suplier',
  needs: ['akuntansi', 'hari', 'kas', 'otorisasi', 'pembelian', 'penerimaan', 'sepuhan', 'stok'],
  documents: [
    ...[bayarSupplier, bayarEmasSupplier, potongEmasSupplier, returSupplier],
    saldoAwalSupplier,
  ],
  reports: [
    ...[laporanKartuSupplier, laporanHutangSupplier, laporanUmurHutangSupplier],
    laporanKonsinyasi,
  ],
  approvals: {
    ...{ ...otorisasiBayar, ...otorisasiEmas, ...otorisasiRetur },
    ...otorisasiHutangAwal,
  },
  closing: {
    supplier: {
      step: 'LAIN',
      text: '{{jumlah}} Penerimaan Supplier Jatuh Tempo',
      path: '/bayar-supplier',
    },
  },
  morning: {
    supplier_tempo: {
      part: 'UANG',
      text: '{{jumlah}} penerimaan supplier jatuh tempo, Rp {{hutang}}',
      paths: ['/bayar-supplier', '/laporan-hutang-supplier'],
      figures: { hutang: 'rupiah' },
      tone: 'wait',
    },
  },
})
