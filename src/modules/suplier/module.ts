import { defineModule } from '#kernel/module'
import { bayarEmasSupplier, otorisasiEmas, potongEmasSupplier } from './bayar-emas.ts'
import { bayarSupplier, otorisasiBayar } from './bayar.ts'
import { otorisasiRetur, returSupplier } from './retur.ts'

/** What is owed to those who deliver goods, and how they are paid. */
export const suplier = defineModule({
  name: 'suplier',
  needs: ['akuntansi', 'hari', 'kas', 'otorisasi', 'pembelian', 'penerimaan', 'sepuhan', 'stok'],
  documents: [bayarSupplier, bayarEmasSupplier, potongEmasSupplier, returSupplier],
  approvals: { ...otorisasiBayar, ...otorisasiEmas, ...otorisasiRetur },
})
