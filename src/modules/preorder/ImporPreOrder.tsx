import { DocumentScreen } from '#web/document/DocumentScreen'
import { fromSheet } from '#web/document/from-sheet'
import { JumlahPreOrder } from './JumlahPreOrder.tsx'
import { bacaPreOrder } from './pre-order.calls.ts'
import { preOrder } from './pre-order.ts'

const ambil = fromSheet({
  read: bacaPreOrder,
  into: 'barang',
  note: 'Baris pertama berisi judul kolom: nama_barang, kode_group, kode_dept, qty, berat, harga',
})
const jumlah = async () => JumlahPreOrder

/** The form of a pre-order, its lines from a spreadsheet. */
export function ImporPreOrderScreen() {
  return <DocumentScreen document={preOrder} above={ambil} part={jumlah} />
}
