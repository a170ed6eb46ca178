import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call, useIntent } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisBakiHarian, barisCakupan, opnameHarian } from './harian.ts'
import { stockOpname } from './opname.ts'
import './opname.css'

type Baki = RowOf<typeof barisBakiHarian>
type Cabang = RowOf<typeof barisCakupan>

/** Counting goes on elsewhere meanwhile. */
const segar = 15_000

const jumlah = <R,>(rows: readonly R[], of: (row: R) => number): string =>
  formatRupiah(rows.reduce((sum, row) => sum + of(row), 0))

/** How far each branch is: the head office sees the chain. */
function TabelCabang({ cabang }: { readonly cabang: readonly Cabang[] }) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(barisCakupan, { t, style: 'layar', zona }).map((column) => ({
        ...column,
        grows: column.name === 'cabang',
      })),
    [t, zona],
  )
  return (
    <Table
      label={t('Cakupan Cabang')}
      columns={columns}
      rows={cabang}
      keyOf={({ kode_toko }) => kode_toko}
      totals={{
        wajib: jumlah(cabang, ({ wajib }) => wajib),
        selesai: jumlah(cabang, ({ selesai }) => selesai),
        selisih_pcs: jumlah(cabang, ({ selisih_pcs }) => selisih_pcs),
        selisih_berat: formatBerat(cabang.reduce((sum, one) => sum + one.selisih_berat, 0)),
      }}
      empty={<p>{t('Tidak Ada Data')}</p>}
    />
  )
}

const kata = (status: Baki['status']): string =>
  status === null ? 'Belum Dihitung' : stockOpname.states[status]

function Status({ status }: Pick<Baki, 'status'>) {
  const t = useWords()
  const tone = status === 'VALID' ? 'good' : status === null ? 'plain' : 'wait'
  return <Badge tone={tone}>{t(kata(status))}</Badge>
}
const selStatus = ({ status }: Baki) => <Status status={status} />

/** Enter begins the count of a tray, or goes on with the session that counts it. */
function TabelBaki({ baki }: { readonly baki: readonly Baki[] }) {
  const t = useWords()
  const intent = useIntent()
  const navigate = useNavigate()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(barisBakiHarian, { t, style: 'layar', zona }).map((column) =>
        column.name === 'status'
          ? {
              ...column,
              frame: badgeFrame,
              text: ({ status }: Baki) => t(kata(status)),
              cell: selStatus,
            }
          : { ...column, grows: column.name === 'oleh' },
      ),
    [t, zona],
  )
  const buka = async ({ id, kode_baki, kode_gudang }: Baki): Promise<void> => {
    try {
      const isi = { kode_gudang, kode_baki, keterangan: null }
      const sesi =
        id ?? (await call(stockOpname.commands.mulai, { body: isi }, { key: intent.key() })).data.id
      intent.settle()
      await navigate({ to: '/stock-opname', search: { sesi } })
    } catch (error) {
      intent.settle()
      failure(error)
    }
  }
  return (
    <Table
      label={t('Baki Hari Ini')}
      columns={columns}
      rows={baki}
      keyOf={({ kode_baki, kode_gudang }) => `${kode_gudang} ${kode_baki}`}
      onOpen={(row) => void buka(row)}
      totals={{
        kode_gudang: t('{{jumlah}} baki', { jumlah: formatRupiah(baki.length) }),
        pcs: jumlah(baki, ({ pcs }) => pcs),
        berat: formatBerat(baki.reduce((sum, { berat }) => sum + berat, 0)),
      }}
      empty={<p>{t('Tidak Ada Data')}</p>}
    />
  )
}

/** Every tray once a day (SPEC 2); at the head office also how far each branch is. */
export function OpnameHarianScreen() {
  const { pusat } = useShell().toko
  const found = useQuery({
    queryKey: [stockOpname.name, 'harian'],
    refetchInterval: segar,
    queryFn: async ({ signal }) => (await call(opnameHarian, {}, { signal })).data,
  })
  return (
    <Page actions={<ReloadButton onReload={found.refetch} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="opname-harian">
        {pusat && found.data ? <TabelCabang cabang={found.data.cabang} /> : null}
        {found.data ? <TabelBaki baki={found.data.baki} /> : null}
      </div>
    </Page>
  )
}
