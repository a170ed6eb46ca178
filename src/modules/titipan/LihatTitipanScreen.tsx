import { DocumentList } from '#web/document/DocumentList'
import { useDibuka } from '../nota/use-dibuka.tsx'
import { TitipanDialog } from './tampil/TitipanDialog.tsx'
import { lihatTitipan } from './titipan.calls.ts'
import { dokumenTitipan } from './titipan.ts'

/** What else there is stands in the opened deposit, and the date in its number. */
const tersembunyi = ['no_hp', 'nama_sales', 'tgl_system', 'jumlah']

/** Deposits of a period: found, opened, added to, printed, cancelled. */
export function LihatTitipanScreen() {
  const { buka, nomor } = useDibuka()
  return (
    <>
      <DocumentList
        document={dokumenTitipan}
        list={lihatTitipan}
        number="no_titipan"
        state="status"
        without={tersembunyi}
        onOpen={(row) => buka(row.no_titipan)}
      />
      {nomor === undefined ? null : <TitipanDialog nomor={nomor} onClose={() => buka(undefined)} />}
    </>
  )
}
