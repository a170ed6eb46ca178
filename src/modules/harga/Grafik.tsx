import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { formatRupiah } from '#kernel/figures'
import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { Chart, type Series } from '#web/chart/Chart'
import { columnsOf } from '#web/fields/cells'
import { Key } from '#web/keys'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { riwayatHarga, riwayatHargaEmas } from './harga.calls.ts'
import { deretHarga } from './harga.rules.ts'

/** How far back the chart may look, in days. */
export const rentang = [30, 90, 365] as const

const { tgl_system: _tgl, ...tampil } = riwayatHarga

function useRiwayat(kode: string | undefined, hari: number) {
  return useQuery({
    queryKey: [kode === undefined ? 'para_harga_emas' : 'group_harga', 'riwayat', kode, hari],
    queryFn: async ({ signal }) =>
      (
        await call(
          riwayatHargaEmas,
          { query: { hari, ...(kode === undefined ? {} : { kode_group: kode }) } },
          { signal },
        )
      ).data,
  })
}

interface Props {
  /** None: fine gold. */
  readonly kode: string | undefined
  readonly judul: string
  readonly hari: number
  readonly onHari: () => void
}

/** How a price went, and who set it when. */
export function Grafik({ hari, judul, kode, onHari }: Props) {
  const t = useWords()
  const { tgl_system, zona } = useShell().toko
  const rows = useRiwayat(kode, hari).data
  const deret = useMemo(() => {
    const titik = (rows ?? []).toReversed().map((row) => ({
      tgl: row.tgl_system,
      harga: row.harga_ke,
    }))
    return deretHarga(titik, addDays(tgl_system, -hari), tgl_system).flatMap(({ harga, tgl }) =>
      harga === null ? [] : [{ harga, tgl }],
    )
  }, [rows, hari, tgl_system])
  const labels = useMemo(() => deret.map(({ tgl }) => tgl), [deret])
  const series = useMemo(
    (): readonly Series[] => [
      { name: judul, colour: 'gold', values: deret.map(({ harga }) => harga) },
    ],
    [deret, judul],
  )
  return (
    <>
      <div className="harga-grafik">
        <Chart
          title={t('{{hari}} hari terakhir', { hari })}
          over={t('Tanggal')}
          labels={labels}
          series={series}
          shape="steps"
          format={formatRupiah}
        />
        <Button size="small" onClick={onHari}>
          {t('Rentang')} <Key>F3</Key>
        </Button>
      </div>
      <Table
        label={t('Riwayat Harga')}
        columns={columnsOf(tampil, { t, style: 'layar', zona })}
        rows={rows}
        keyOf={(row) => `${row.tgl_system} ${row.saat} ${row.harga_ke}`}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
    </>
  )
}
