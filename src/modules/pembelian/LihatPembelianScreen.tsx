import { DocumentList } from '#web/document/DocumentList'
import { useDibuka } from '../nota/use-dibuka.tsx'
import { lihatPembelian } from './lihat.calls.ts'
import { dokumenPembelian } from './pembelian.ts'
import { FakturDialog } from './tampil/FakturDialog.tsx'

/** The visit and the kind stand in the opened purchase. */
const tersembunyi = ['no_faktur_group', 'jenis']

/** Purchases of a period: found, opened, printed again. */
export function LihatPembelianScreen() {
  const { buka, nomor } = useDibuka()
  return (
    <>
      <DocumentList
        document={dokumenPembelian}
        list={lihatPembelian}
        number="no_faktur_beli"
        state="status"
        without={tersembunyi}
        onOpen={(row) => buka(row.no_faktur_beli)}
      />
      {nomor === undefined ? null : <FakturDialog nomor={nomor} onClose={() => buka(undefined)} />}
    </>
  )
}
