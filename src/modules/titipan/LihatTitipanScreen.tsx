import { DocumentList } from '#web/document/DocumentList'
import { useDibuka } from '../faktur/use-dibuka.tsx'
import { TitipanDialog } from './tampil/TitipanDialog.tsx'
import { lihatTitipan } from './titipan.calls.ts'
import { dokumenTitipan } from './titipan.ts'

/** Who it is stands in the opened deposit. */
const tersembunyi = ['no_hp', 'nama_sales']

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
