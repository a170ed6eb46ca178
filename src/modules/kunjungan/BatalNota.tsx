import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { NamedDocument } from '#kernel/document'
import type { Endpoint } from '#kernel/endpoint'
import type { RowOf } from '#kernel/field'
import type { Translate } from '#kernel/language'
import { call, type CallOptions } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Key, useKeys } from '#web/keys'
import { usePaused } from '#web/late'
import { textAt, type Row } from '#web/master/rows'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { SearchBox } from '#web/page/SearchBox'
import type { Answer } from '#web/request'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import {
  KirimBatal,
  useCekBatal,
  type IsianBatal,
  type UangKembali,
} from '../pembayaran/KirimBatal.tsx'
import type { saringNota } from './nota.calls.ts'
import { KeyButton } from '#web/KeyButton'
import './batal.css'

/** How the note that was chosen is cancelled. */
export interface CaraBatal {
  readonly label: string //      a phrase: the button
  readonly judul: string //      the dialog, with the number
  readonly keterangan: string // what it does, or why it cannot be
  readonly boleh: boolean
  /** Asked before the reason is; a note that gives no cash back has nothing to ask. */
  readonly cek?: () => Promise<UangKembali>
  readonly kirim: (entered: IsianBatal, options: CallOptions) => Promise<Answer<object>>
}

interface Props<R extends Row, N> {
  readonly document: NamedDocument & { readonly commands: { readonly batal: { label: string } } }
  readonly kosong: string // a phrase: no note can be cancelled
  readonly daftar: Endpoint<never, unknown, RowOf<typeof saringNota>, readonly R[]>
  readonly nomor: keyof R & string // the column that is the note's number
  readonly muat: (nomor: string, signal: AbortSignal) => Promise<N | undefined>
  readonly renderNota: (nota: N) => ReactNode
  readonly cara: (nota: N, t: Translate) => CaraBatal
}

const idCari = 'batal-cari'

/** Both sides of an exchange change together. */
const segarkan = ['PENJUALAN', 'PEMBELIAN']

/** Where it stands is known here, and when: it is valid, and of today. */
const tersembunyi = ['cetak', 'status', 'tgl_system']

/** Today's validated notes: yesterday's cannot be cancelled (SPEC 4). */
function useHariIni<R extends Row, N>({ daftar, document }: Props<R, N>, q: string) {
  const { tgl_system } = useShell().toko
  const paused = usePaused(q, 200)
  return useQuery({
    queryKey: [document.name, 'batal', tgl_system, paused],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = {
        tgl_from: tgl_system,
        tgl_to: tgl_system,
        kode_sales: null,
        status: 'VALID' as const,
        belum_dicetak: false,
        q: paused || null,
      }
      return (await call(daftar, { body }, { signal })).data
    },
  })
}

/** The note that is about to be cancelled, and the one button. */
function Dipilih({
  cara: { boleh, keterangan, label },
  children,
  onBatal,
}: {
  readonly cara: CaraBatal
  readonly children: ReactNode
  readonly onBatal: () => void
}) {
  return (
    <>
      <div className="batal-isi">{children}</div>
      <div className="batal-tombol">
        <p className="meta">{keterangan}</p>
        <KeyButton keyName="F9" label={label} run={onBatal} danger size="large" disabled={!boleh} />
      </div>
    </>
  )
}

/** SPEC 4, 6: cancels a validated note of today, with a reason and an authorisation. */
export function BatalNota<R extends Row, N>(props: Props<R, N>) {
  const { cara: caraDari, daftar, document: dokumen, kosong, muat, renderNota } = props
  const t = useWords()
  const { zona } = useShell().toko
  const [q, setQ] = useState('')
  const [nomor, setNomor] = useState<string>()
  const [tanya, setTanya] = useState<{ readonly uang: UangKembali | undefined }>()
  const cekBatal = useCekBatal()
  const found = useHariIni(props, q)
  const nota = useQuery({
    queryKey: [dokumen.name, 'nota', nomor],
    enabled: nomor !== undefined,
    queryFn: ({ signal }) => muat(nomor ?? '', signal),
  })
  const cara = nota.data === undefined ? undefined : caraDari(nota.data, t)
  const judul = dokumen.commands.batal.label
  const columns = useMemo(
    () =>
      columnsOf(daftar.answer.fields ?? {}, { t, style: 'layar', zona }).filter(
        ({ name }) => !tersembunyi.includes(name),
      ),
    [daftar, t, zona],
  )
  const batal = async (): Promise<void> => {
    if (cara?.boleh !== true) return
    const uang = cara.cek && (await cekBatal(cara.cek))
    if (uang !== undefined || !cara.cek) setTanya({ uang })
  }
  const pilih = (kode: string | undefined): void => {
    setTanya(undefined)
    setNomor(kode)
  }
  useScan((kode) => pilih(kode.trim().toUpperCase()))
  useKeys([
    { key: 'F2', label: 'Cari nota', run: () => document.getElementById(idCari)?.focus() },
    { key: 'Esc', label: 'Mundur satu langkah', run: () => pilih(undefined) },
  ])
  return (
    <Page
      tools={
        <SearchBox
          id={idCari}
          autoFocus
          label={t('Cari nota')}
          suffix={<Key>F2</Key>}
          placeholder={t('Nomor nota atau nama')}
          value={q}
          onSearch={setQ}
        />
      }
      actions={<ReloadButton onReload={found.refetch} />}
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t(judul)}
        columns={columns}
        rows={found.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => textAt(row, props.nomor)}
        rowClass={(row) => (row[props.nomor] === nomor ? 'batal-dipilih' : undefined)}
        onOpen={(row) => pilih(textAt(row, props.nomor))}
        empty={<p>{t(kosong)}</p>}
      />
      {nota.error ? <Refused error={nota.error} onRetry={nota.refetch} /> : null}
      {nota.data && cara ? (
        <Dipilih cara={cara} onBatal={() => void batal()}>
          {renderNota(nota.data)}
        </Dipilih>
      ) : null}
      {tanya && cara ? (
        <KirimBatal
          title={cara.judul}
          label={cara.label}
          uang={tanya.uang}
          segarkan={segarkan}
          kirim={cara.kirim}
          onTersimpan={() => pilih(undefined)}
          onClose={() => setTanya(undefined)}
        />
      ) : null}
    </Page>
  )
}
