import { DocumentScreen } from '#web/document/DocumentScreen'
import { fromSheet } from '#web/document/from-sheet'
import { bacaSaldoAwal, contohSaldoAwal } from './saldo-awal-akun.calls.ts'
import { saldoAwalAkun } from './saldo-awal-akun.ts'

const ambil = fromSheet({
  read: bacaSaldoAwal,
  into: 'baris',
  note: 'Unduh contohnya, isi debet atau kredit setiap akun, lalu pilih filenya.',
  sample: contohSaldoAwal,
})

/** What accounts held before the books began, from a spreadsheet (docs/adr/0300). */
export function SaldoAwalAkunScreen() {
  return <DocumentScreen document={saldoAwalAkun} above={ambil} />
}
