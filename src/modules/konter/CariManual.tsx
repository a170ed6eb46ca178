import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { text } from '#kernel/field'
import { barisCariManual } from '#modules/manual/barang-manual.calls'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { useColumns } from '#web/fields/use-columns'
import { LabelledInput } from '#web/fields/LabelledInput'
import { usePaused } from '#web/late'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { cariTumpukan, type Tumpukan } from './use-manual.tsx'

const idCari = 'cari-manual-q'
const isian = text({ label: 'Baki, Group Atau Jenis' })

interface Props {
  readonly awal: string
  readonly onPilih: (tumpukan: Tumpukan) => void
  readonly onClose: () => void
}

function Isi({ awal, onPilih }: Omit<Props, 'onClose'>) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState(awal)
  const paused = usePaused(q, 200)
  const found = useQuery({
    queryKey: ['stok_manual', 'cari', paused],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => cariTumpukan(paused, signal),
  })
  const columns = useColumns(barisCariManual)
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('Cari Barang')}
      className="cari-barang"
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        const [first] = found.data ?? []
        if (event.key === 'Enter' && first && !found.isPlaceholderData && paused === q)
          onPilih(first)
        else if (event.key === 'ArrowDown')
          box.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()
        else return
        event.preventDefault()
      }}
    >
      <LabelledInput
        id={idCari}
        field={isian}
        value={q}
        onChange={(value) => setQ(typeof value === 'string' ? value : '')}
      />
      <Table
        label={t('Cari Barang')}
        columns={columns}
        rows={found.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => `${row.kode_baki} ${row.kode_group} ${row.kode_dept}`}
        onOpen={onPilih}
        empty={t('Tidak Ada Data')}
      />
    </div>
  )
}

/** What lies in the trays without a barcode: a tray, a group or a jenis finds it. */
export function CariManual(props: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Cari Barang')}
      width={860}
      onOpened={() => document.getElementById(idCari)?.focus()}
      onClose={props.onClose}
    >
      <Isi awal={props.awal} onPilih={props.onPilih} />
    </ViewDialog>
  )
}
