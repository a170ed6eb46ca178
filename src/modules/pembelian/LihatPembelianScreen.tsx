import { useNavigate, useSearch } from '@tanstack/react-router'
import { DocumentList } from '#web/document/DocumentList'
import { useScan } from '#web/scan'
import { lihatPembelian } from './lihat.calls.ts'
import { dokumenPembelian } from './pembelian.ts'
import { FakturDialog } from './tampil/FakturDialog.tsx'

/** The purchase that is looked at stands in the address: other screens open it, back leads back. */
function useDibuka() {
  const navigate = useNavigate()
  const search: { readonly nota?: string } = useSearch({ strict: false })
  return {
    nomor: search.nota,
    buka: (nota: string | undefined): void =>
      void navigate({ to: '/lihat-pembelian', search: nota === undefined ? {} : { nota } }),
  }
}

/** The visit and the kind stand in the opened purchase. */
const tersembunyi = ['no_faktur_group', 'jenis']

/** Purchases of a period: found, opened, printed again. */
export function LihatPembelianScreen() {
  const { buka, nomor } = useDibuka()
  useScan((text) => buka(text.trim().toUpperCase()))
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
