import { DocumentScreen } from '#web/document/DocumentScreen'
import { fromSheet } from '#web/document/from-sheet'
import { bacaHutangAwal, contohHutangAwal } from './saldo-awal-supplier.calls.ts'
import { saldoAwalSupplier } from './saldo-awal-supplier.ts'

const ambil = fromSheet({
  read: bacaHutangAwal,
  into: 'baris',
  note: 'Unduh contohnya, isi satu baris setiap penerimaan yang belum lunas, lalu pilih filenya.',
  sample: contohHutangAwal,
})

/** What suppliers were owed before the books began, from a spreadsheet (docs/adr/0343). */
export function SaldoAwalSupplierScreen() {
  return <DocumentScreen document={saldoAwalSupplier} above={ambil} />
}
