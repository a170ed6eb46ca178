import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { topicsIn, useLive } from '#web/live'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { AbaikanDialog } from './AbaikanDialog.tsx'
import {
  barisMasalah,
  dinilaiOrang,
  fakturBermasalah,
  penilai,
  sinyalMasalah,
  type Masalah,
} from './bermasalah.calls.ts'
import { kunjungan } from '#modules/konter/kunjungan'
import { jalanKeluar } from './jalan-keluar.ts'

/** From this score on, money may be lost or the day cannot be closed. */
const gawat = 60

function Sinyal({ row }: { readonly row: Masalah }) {
  const t = useWords()
  return <Badge tone={row.skor >= gawat ? 'bad' : 'wait'}>{t(sinyalMasalah[row.sinyal])}</Badge>
}
const sinyalDari = (row: Masalah) => <Sinyal row={row} />

function useColumns(): readonly Column<Masalah>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisMasalah, { t, style: 'layar', zona }).map((column) =>
        column.name === 'sinyal' ? { ...column, frame: badgeFrame, cell: sinyalDari } : column,
      ),
    [t, zona],
  )
}

/** What makes or ends such a problem: notes, deposits, promises, papers, a word about it. */
const menyangkut = new Set([
  kunjungan.name,
  'PENJUALAN',
  'PEMBELIAN',
  'TITIPAN',
  'NOTA_MANUAL',
  ...['PESANAN', 'SERVICE', 'HUTANG', 'CICILAN'].flatMap((name) => [name, `KWITANSI_${name}`]),
  'CETAK',
  'MASALAH',
])

/** Documents that are stuck, half printed, unconfirmed or in doubt, each with its next step. */
export function FakturBermasalahScreen() {
  const t = useWords()
  const columns = useColumns()
  const navigate = useNavigate()
  const { user } = useShell()
  const [dinilai, nilai] = useState<Masalah>()
  const found = useQuery({
    queryKey: ['bermasalah'],
    queryFn: async ({ signal }) => {
      const { count = 0, data } = await call(fakturBermasalah, {}, { signal })
      return { count, rows: data }
    },
  })
  const { refetch } = found
  const { count = 0, rows } = found.data ?? {}
  useLive('berubah', (facts) => {
    if (topicsIn(facts).some((topic) => menyangkut.has(topic))) void refetch()
  })
  const keluar = (row: Masalah): void => {
    const { path, search } = jalanKeluar(row)
    void navigate({ to: path, search })
  }
  const bolehDinilai = ({ sinyal }: Masalah): boolean =>
    penilai.includes(user.level) && dinilaiOrang.includes(sinyal)
  return (
    <Page actions={<ReloadButton onReload={refetch} />}>
      {found.error ? <Refused error={found.error} onRetry={refetch} /> : null}
      <Table
        label={t('Faktur Bermasalah')}
        columns={columns}
        rows={rows}
        keyOf={(row) => `${row.dokumen} ${row.sinyal} ${row.pasangan ?? ''}`}
        onOpen={keluar}
        onDelete={(row) => {
          if (bolehDinilai(row)) nilai(row)
        }}
        actionsWidth={penilai.includes(user.level) ? 180 : 150}
        renderActions={(row) => (
          <>
            <Button size="small" tabIndex={-1} onClick={() => keluar(row)}>
              {t(jalanKeluar(row).kata)}
            </Button>
            {bolehDinilai(row) ? (
              <Button size="small" type="text" tabIndex={-1} onClick={() => nilai(row)}>
                {t('Abaikan')}
              </Button>
            ) : null}
          </>
        )}
        empty={<p>{t('Tidak Ada Faktur Bermasalah')}</p>}
      />
      {count > (rows?.length ?? 0) ? (
        <p className="meta">
          {t('{{tampil}} yang terberat dari {{jumlah}}; semuanya ada di laporannya', {
            tampil: rows?.length ?? 0,
            jumlah: count,
          })}
        </p>
      ) : null}
      {dinilai ? <AbaikanDialog masalah={dinilai} onClose={() => nilai(undefined)} /> : null}
    </Page>
  )
}
