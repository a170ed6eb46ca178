import { DocumentScreen } from '#web/document/DocumentScreen'
import { fromSheet } from '#web/document/from-sheet'
import { bacaBerkas, contohBerkas } from './external.calls.ts'
import { updateBarangExternal } from './external.ts'

const ambil = fromSheet({
  read: bacaBerkas,
  into: 'baris',
  named: 'nama_file',
  note: 'Barang dicari dengan barcode, atau dengan kode external. Sel kosong tidak mengubah.',
  said: '{{semua}} barang cocok, {{ubah}} berubah',
  sample: contohBerkas,
})

/** Pieces of another system, from its file (docs/adr/0313). */
export function UpdateExternalScreen() {
  return <DocumentScreen document={updateBarangExternal} above={ambil} />
}
