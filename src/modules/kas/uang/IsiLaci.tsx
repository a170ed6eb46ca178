import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import type { Tanggal } from '#kernel/tanggal'
import { call } from '#web/call'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { columnsOf } from '#web/fields/cells'
import { Pager } from '#web/page/Pager'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { gerakLaci, isiLaci, rincianLaci } from '../uang-kas.calls.ts'

/** Which days of the drawer are told. */
export type HariLaci = Readonly<Record<'tgl_from' | 'tgl_to', Tanggal | null>>

interface AngkaProps {
  readonly label: string
  readonly rupiah: number
  /** What the figure is made of. */
  readonly onOpen?: () => void
}

/** A figure of the drawer; one that has rows opens them. */
export function AngkaLaci({ label, onOpen, rupiah }: AngkaProps) {
  return (
    <div className={rupiah < 0 ? 'laci-angka kurang' : 'laci-angka'}>
      <dt>
        {onOpen ? (
          <button type="button" className="laci-buka" onClick={onOpen}>
            {label}
          </button>
        ) : (
          label
        )}
      </dt>
      <dd>Rp {formatRupiah(rupiah)}</dd>
    </div>
  )
}

const perPage = 200

interface GerakProps {
  readonly kategori: string
  readonly nama: string
  readonly hari: HariLaci
  readonly onClose: () => void
}

/** The rows behind one figure; their sum stands below where all of them are in sight. */
function GerakDialog({ hari, kategori, nama, onClose }: GerakProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const [page, setPage] = useState(0)
  const found = useQuery({
    queryKey: ['kas', 'laci', 'gerak', kategori, hari, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        isiLaci,
        { query: { kategori, ...hari, skip: page * perPage, limit: perPage } },
        { signal },
      ),
  })
  const { data, count = 0 } = found.data ?? {}
  const columns = useMemo(() => columnsOf(gerakLaci, { t, style: 'layar', zona }), [t, zona])
  const jumlah = (of: 'masuk' | 'keluar'): string =>
    formatRupiah((data ?? []).reduce((sum, row) => sum + row[of], 0))
  return (
    <ViewDialog title={`${t('Laci')} · ${nama}`} width={880} onClose={onClose}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="laci-gerak">
        <Table
          label={nama}
          columns={columns}
          rows={data}
          {...(count > perPage
            ? {}
            : { totals: { masuk: jumlah('masuk'), keluar: jumlah('keluar') } })}
          keyOf={(row, at) => `${row.dokumen} ${at}`}
          empty={<p>{t('Tidak Ada Data')}</p>}
        />
        <Pager page={page} size={perPage} count={count} onPage={setPage} />
      </div>
      <ViewButtons autoFocus onClose={onClose} />
    </ViewDialog>
  )
}

interface Props {
  readonly hari: HariLaci
  /** What was counted, where it was: the difference stands below the book. */
  readonly terhitung?: number
}

/** What explains the drawer: its beginning, each kind of business, and what it should hold. */
export function IsiLaci({ hari, terhitung }: Props) {
  const t = useWords()
  const [dibuka, setDibuka] = useState<Pick<GerakProps, 'kategori' | 'nama'>>()
  const { data, error, refetch } = useQuery({
    queryKey: ['kas', 'laci', 'rincian', hari],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(rincianLaci, { query: hari }, { signal })).data,
  })
  if (error) return <Refused error={error} onRetry={refetch} />
  if (data === undefined) return null
  return (
    <>
      <dl className="laci-isi" aria-live="polite" aria-label={t('Isi Laci')}>
        <AngkaLaci label={t('Saldo awal hari')} rupiah={data.awal} />
        {data.baris.map(({ jumlah, kategori, nama }) => {
          const kata = nama ?? t(kategori)
          return (
            <AngkaLaci
              key={kategori}
              label={kata}
              rupiah={jumlah}
              onOpen={() => setDibuka({ kategori, nama: kata })}
            />
          )
        })}
        <AngkaLaci label={t('Seharusnya Di Laci')} rupiah={data.saldo} />
        {terhitung === undefined ? null : (
          <>
            <AngkaLaci label={t('Terhitung')} rupiah={terhitung} />
            <AngkaLaci label={t('Selisih')} rupiah={terhitung - data.saldo} />
          </>
        )}
      </dl>
      {dibuka ? <GerakDialog {...dibuka} hari={hari} onClose={() => setDibuka(undefined)} /> : null}
    </>
  )
}
