import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { berat, ref, text } from '#kernel/field'
import { formatBerat, formatPersen } from '#kernel/figures'
import { cariBarang } from '#modules/stok/data-barang.calls'
import { call } from '#web/call'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { usePaused } from '#web/late'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { LabelledInput } from '#web/fields/LabelledInput'

const isian = {
  q: text({ label: 'Sebagian Kode Atau Nama' }),
  kode_baki: ref('baki', { label: 'Baki' }),
  berat: berat({ label: 'Berat' }),
}
/** A scale and a label may differ by this much. */
const toleransi = 50 // mg

type Barang = NonNullable<NonNullable<(typeof cariBarang)['types']>['a']>[number]

interface Sought {
  readonly q: string | null
  readonly kode_baki: string | null
  readonly berat: number | null
}

const empty = ({ berat, kode_baki, q }: Sought): boolean =>
  (q ?? '').trim().length < 2 && kode_baki === null && berat === null

const queryOf = ({ berat, kode_baki, q }: Sought) => ({
  q,
  kode_baki,
  berat_dari: berat === null ? null : Math.max(0, berat - toleransi),
  berat_sampai: berat === null ? null : berat + toleransi,
  limit: 50,
})

const useBarang = (sought: Sought) =>
  useQuery({
    queryKey: ['barang', 'cari', sought],
    enabled: !empty(sought),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(cariBarang, { query: queryOf(sought) }, { signal })).data,
  })

interface Props {
  readonly awal: string
  readonly onPilih: (kodeBarcode: string) => void
  readonly onClose: () => void
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function Isi({ awal, onPilih }: Omit<Props, 'onClose'>) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState<Sought>({ q: awal, kode_baki: null, berat: null })
  const paused = usePaused(sought, 200)
  const found = useBarang(paused)
  const columns: readonly Column<Barang>[] = [
    { name: 'kode', title: t('Barcode'), text: (row) => row.kode_barcode },
    { name: 'nama', title: t('Nama Barang'), text: (row) => row.nama_barang, grows: true },
    { name: 'kadar', title: t('Kadar'), align: 'right', text: (row) => formatPersen(row.kadar) },
    { name: 'berat', title: t('Berat'), align: 'right', text: (row) => formatBerat(row.berat) },
    { name: 'group', title: t('Group'), text: (row) => row.kode_group },
    { name: 'baki', title: t('Baki'), text: (row) => row.kode_baki ?? '' },
  ]
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('Cari Barang')}
      className="cari-barang"
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
        if (event.target.getAttribute('aria-expanded') === 'true') return
        event.preventDefault()
        box.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()
      }}
    >
      <div className="cari-isian">
        <LabelledInput
          id="cari-barang-q"
          field={isian.q}
          value={sought.q}
          onChange={(value) => setSought({ ...sought, q: textOf(value) })}
        />
        <LabelledInput
          field={isian.kode_baki}
          value={sought.kode_baki}
          onChange={(value) => setSought({ ...sought, kode_baki: textOf(value) })}
        />
        <LabelledInput
          field={isian.berat}
          value={sought.berat}
          onChange={(value) =>
            setSought({ ...sought, berat: typeof value === 'number' ? value : null })
          }
        />
      </div>
      <Table
        label={t('Cari Barang')}
        columns={columns}
        rows={empty(paused) ? [] : found.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => row.kode_barcode}
        onOpen={(row) => onPilih(row.kode_barcode)}
        empty={t(
          empty(paused) ? 'Ketik sebagian kode, atau pilih baki dan berat' : 'Tidak Ada Data',
        )}
      />
    </div>
  )
}

/** A torn label: part of its code, or its tray and weight, finds the piece (LOOK 6). */
export function CariBarang(props: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Cari Barang')}
      width={860}
      onOpened={() => document.getElementById('cari-barang-q')?.focus()}
      onClose={props.onClose}
    >
      <Isi awal={props.awal} onPilih={props.onPilih} />
    </ViewDialog>
  )
}
