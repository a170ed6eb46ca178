import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { DocumentList } from '#web/document/DocumentList'
import { Icon } from '#web/icons'
import { useLate } from '#web/late'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useDibuka } from '../nota/use-dibuka.tsx'
import { NotaDialog } from './nota-tampil/NotaDialog.tsx'
import { lihatPenjualan } from './penjualan.calls.ts'
import { dokumenPenjualan } from './penjualan.ts'
import { useCetakNota } from './use-cetak-nota.tsx'
import { KeyButton } from '#web/KeyButton'

/** So many notas are one call; what is left stays on the button. */
const sekali = 50

/** Notes of today that were never given to the printer: a paper jam left them behind. */
function useBelumDicetak() {
  const { tgl_system } = useShell().toko
  const enabled = useLate(500) // the list itself comes first
  const { data } = useQuery({
    enabled,
    queryKey: ['PENJUALAN', 'belum-dicetak', tgl_system],
    queryFn: async ({ signal }) => {
      const body = {
        tgl_from: tgl_system,
        tgl_to: tgl_system,
        kode_sales: null,
        status: 'VALID' as const,
        belum_dicetak: true,
        q: null,
      }
      return (await call(lihatPenjualan, { body }, { signal })).data
    },
  })
  // What was asked for and not confirmed is answered in the note itself.
  return (data ?? []).filter((row) => !row.cetak).map((row) => row.no_faktur_jual)
}

/** One press prints them all, each for the first time. */
function CetakYangBelum() {
  const t = useWords()
  const cetakNota = useCetakNota()
  const nomor = useBelumDicetak()
  const cetak = (): void => void cetakNota.otomatis(nomor.toSorted().slice(0, sekali))
  return (
    <>
      <KeyButton
        keyName="F8"
        label="Cetak Yang Belum"
        run={cetak}
        icon={<Icon name="print" />}
        shown={nomor.length > 0}
      >
        {t('Cetak {{jumlah}} Yang Belum', { jumlah: nomor.length })}
      </KeyButton>
      {cetakNota.dialog}
    </>
  )
}

/** The visit stands in the opened note. */
const tersembunyi = ['no_faktur_group']

/** Sales notes of a period: found, opened, printed again. */
export function LihatPenjualanScreen() {
  const { buka, nomor } = useDibuka()
  return (
    <>
      <DocumentList
        document={dokumenPenjualan}
        list={lihatPenjualan}
        number="no_faktur_jual"
        state="status"
        without={tersembunyi}
        onOpen={(row) => buka(row.no_faktur_jual)}
        buttons={<CetakYangBelum />}
      />
      {nomor === undefined ? null : <NotaDialog nomor={nomor} onClose={() => buka(undefined)} />}
    </>
  )
}
