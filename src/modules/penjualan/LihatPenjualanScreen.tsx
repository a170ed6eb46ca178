import { useNavigate, useSearch } from '@tanstack/react-router'
import { DocumentList } from '#web/document/DocumentList'
import { useScan } from '#web/scan'
import { NotaDialog } from './nota-tampil/NotaDialog.tsx'
import { lihatPenjualan } from './penjualan.calls.ts'
import { dokumenPenjualan } from './penjualan.ts'

/** The note that is looked at stands in the address: other screens open it, back leads back. */
function useDibuka() {
  const navigate = useNavigate()
  const search: { readonly nota?: string } = useSearch({ strict: false })
  return {
    nomor: search.nota,
    buka: (nota: string | undefined): void =>
      void navigate({ to: '/lihat-penjualan', search: nota === undefined ? {} : { nota } }),
  }
}

/** The visit stands in the opened note. */
const tersembunyi = ['no_faktur_group']

/** Sales notes of a period: found, opened, printed again. */
export function LihatPenjualanScreen() {
  const { buka, nomor } = useDibuka()
  useScan((text) => buka(text.trim().toUpperCase()))
  return (
    <>
      <DocumentList
        document={dokumenPenjualan}
        list={lihatPenjualan}
        number="no_faktur_jual"
        state="status"
        without={tersembunyi}
        onOpen={(row) => buka(row.no_faktur_jual)}
      />
      {nomor === undefined ? null : <NotaDialog nomor={nomor} onClose={() => buka(undefined)} />}
    </>
  )
}
