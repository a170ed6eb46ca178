import { Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { formatRupiah } from '#kernel/figures'
import { languageTag } from '#kernel/language'
import { Chart, type Series } from '#web/chart/Chart'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useLanguage, useWords } from '#web/words'
import { useBuka } from './buka.tsx'
import { bulanSampai, hariSampai, nilaiDi } from './deret.rules.ts'
import { caraUang } from './pusat.calls.ts'
import { KartuPusat, TabelToko } from './TabelToko.tsx'
import { angka, jumlah, type Pusat } from './angka-pusat.tsx'
import { usePusat } from './use-pusat.tsx'
import './dashboard.css'

function Bagian({
  children,
  judul,
  tools,
}: {
  judul: string
  children: ReactNode
  tools?: ReactNode
}) {
  const t = useWords()
  return (
    <section className="chart" aria-label={t(judul)}>
      <header className="chart-head">
        <h2>{t(judul)}</h2>
        {tools}
      </header>
      {children}
    </section>
  )
}

type Nilai<R> = readonly [nama: string, of: (row: R) => number]
interface Pasangan<R> {
  readonly judul: string
  /** The report of one shop behind a bar. */
  readonly path: string
  readonly rows: readonly R[] | undefined
  readonly kolom: readonly [Nilai<R>, Nilai<R>]
}

/** The shops whose figures are missing in the sums below, each with its answer (SPEC 8). */
function TanpaJawaban({ hari }: Pick<Pusat, 'hari'>) {
  const t = useWords()
  if (!hari || hari.gagal.length === 0) return null
  return (
    <p className="tanpa-jawaban" role="status">
      <Badge tone="bad">{t('Data Gagal Dimuat')}</Badge>{' '}
      {hari.gagal.map(({ kalimat, nama_toko }) => `${nama_toko}: ${kalimat}`).join('; ')}
    </p>
  )
}

/** Two series over the shops. */
function PerToko<R extends { readonly kode_toko: string }>(of: Pasangan<R>) {
  const { judul, kolom, path, rows } = of
  const t = useWords()
  const buka = useBuka()
  const labels = useMemo(() => (rows ?? []).map(({ kode_toko }) => kode_toko), [rows])
  const series = useMemo(
    () =>
      kolom.map(([nama, of], at): Series => ({
        name: t(nama),
        colour: at === 0 ? 'gold' : 'info',
        values: (rows ?? []).map(of),
      })),
    [kolom, rows, t],
  )
  return (
    <Chart
      title={t(judul)}
      over={t('Toko')}
      labels={labels}
      series={series}
      format={formatRupiah}
      onOpen={(at) => buka(path, { toko: labels[at] ?? '' })}
    />
  )
}

type HariToko = NonNullable<Pusat['hari']>['toko'][number]
const jualBeli: Pasangan<HariToko>['kolom'] = [
  ['Penjualan', (row) => row.total_penjualan],
  ['Pembelian', (row) => row.total_pembelian],
]
type KasToko = NonNullable<Pusat['kas']>['toko'][number]
const masukKeluar: Pasangan<KasToko>['kolom'] = [
  ['Kas Masuk', (row) => row.jumlah_in],
  ['Kas Keluar', (row) => row.jumlah_out],
]

interface Hari {
  readonly tgl: string
  readonly total_penjualan: number
  readonly total_pembelian: number
}

/** Sales and purchases of the chain over days or months. */
function Deret(props: {
  readonly judul: string
  readonly over: string
  readonly titik: readonly string[]
  readonly labels: readonly string[]
  readonly rows: readonly Hari[] | undefined
}) {
  const { judul, labels, over, rows, titik } = props
  const t = useWords()
  const series = useMemo((): readonly Series[] => {
    const length = titik[0]?.length ?? 0
    const values = (of: (row: Hari) => number): number[] =>
      nilaiDi(
        titik,
        (rows ?? []).map((row) => ({ titik: row.tgl.slice(0, length), total: of(row) })),
      )
    return [
      { name: t('Penjualan'), colour: 'gold', values: values((row) => row.total_penjualan) },
      { name: t('Pembelian'), colour: 'info', values: values((row) => row.total_pembelian) },
    ]
  }, [rows, titik, t])
  return (
    <Chart title={t(judul)} over={t(over)} labels={labels} series={series} format={formatRupiah} />
  )
}

function BulanDanTahun({ bulan, tahun }: Pick<Pusat, 'bulan' | 'tahun'>) {
  const tag = languageTag[useLanguage()]
  const { tgl_system } = useShell().toko
  const hari = useMemo(() => hariSampai(tgl_system), [tgl_system])
  const nomor = useMemo(() => hari.map((tgl) => String(Number(tgl.slice(8)))), [hari])
  const bulanIni = useMemo(() => bulanSampai(tgl_system), [tgl_system])
  const nama = useMemo(() => {
    const month = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
    return bulanIni.map((one) => month.format(Date.parse(`${one}-01T12:00:00Z`)))
  }, [bulanIni, tag])
  return (
    <>
      <Deret
        judul="Bulan Ini Per Hari"
        over="Tanggal"
        titik={hari}
        labels={nomor}
        rows={bulan?.toko}
      />
      <Deret judul="Tahun Ini Per Bulan" over="Bulan" titik={bulanIni} labels={nama} rows={tahun} />
    </>
  )
}

type Rupiah = NonNullable<Pusat['khusus']>['toko'][number]
type Biaya = NonNullable<Pusat['biaya']>['toko'][number]

interface UangProps extends Pick<Pusat, 'khusus' | 'biaya'> {
  readonly cara: keyof typeof caraUang
  readonly onCara: (cara: keyof typeof caraUang) => void
}

/** Today's money by what it was for, and what was spent: of every shop. */
function Uang({ biaya, cara, khusus, onCara }: UangProps) {
  const t = useWords()
  const uang: readonly Column<Rupiah>[] = [
    { name: 'toko', title: t('Toko'), text: ({ kode_toko }) => kode_toko },
    { name: 'kategori', title: t('Kategori'), grows: true, text: ({ kategori }) => kategori },
    {
      name: 'jumlah_in',
      title: t('Kas Masuk'),
      align: 'right',
      text: (row) => angka(row.jumlah_in),
    },
    {
      name: 'jumlah_out',
      title: t('Kas Keluar'),
      align: 'right',
      text: (row) => angka(row.jumlah_out),
    },
  ]
  const keluar: readonly Column<Biaya>[] = [
    { name: 'toko', title: t('Toko'), text: ({ kode_toko }) => kode_toko },
    { name: 'nama', title: t('Nama'), grows: true, text: ({ nama_transaksi }) => nama_transaksi },
    { name: 'jumlah', title: t('Jumlah Rp'), align: 'right', text: (row) => angka(row.jumlah) },
  ]
  const pilih = (
    <Select
      aria-label={t('Cara')}
      value={cara}
      onChange={onCara}
      options={Object.entries(caraUang).map(([value, words]) => ({ value, label: t(words) }))}
    />
  )
  const empty = <p>{t('Tidak Ada Data')}</p>
  return (
    <>
      <Bagian judul="Uang Hari Ini" tools={pilih}>
        <Table
          label={t('Uang Hari Ini')}
          columns={uang}
          rows={khusus?.toko}
          keyOf={({ kategori, kode_toko }) => `${kode_toko} ${kategori}`}
          totals={{
            jumlah_in: angka(jumlah(khusus?.toko ?? [], (row) => row.jumlah_in)),
            jumlah_out: angka(jumlah(khusus?.toko ?? [], (row) => row.jumlah_out)),
          }}
          empty={empty}
        />
      </Bagian>
      <Bagian judul="Biaya Hari Ini">
        <Table
          label={t('Biaya Hari Ini')}
          columns={keluar}
          rows={biaya?.toko}
          keyOf={({ kategori, kode_toko }) => `${kode_toko} ${kategori}`}
          totals={{ jumlah: angka(jumlah(biaya?.toko ?? [], (row) => row.jumlah)) }}
          empty={empty}
        />
      </Bagian>
    </>
  )
}

/** The chain today, shop beside shop; the month and the year of all together. */
export function DashboardPusatScreen() {
  const [cara, setCara] = useState<keyof typeof caraUang>('ALL')
  const pusat = usePusat(cara)
  const { biaya, error, hari, kas, khusus, muat } = pusat
  return (
    <Page actions={<ReloadButton onReload={muat} />}>
      {error ? <Refused error={error} onRetry={muat} /> : null}
      <TanpaJawaban hari={hari} />
      <div className="dashboard pusat">
        <div className="kartu-baris">
          <KartuPusat pusat={pusat} />
        </div>
        <div className="chart lebar">
          <TabelToko pusat={pusat} />
        </div>
        <PerToko
          judul="Penjualan dan Pembelian Hari Ini"
          path="/laporan-penjualan"
          rows={hari?.toko}
          kolom={jualBeli}
        />
        <PerToko
          judul="Kas Hari Ini"
          path="/laporan-uang-kas"
          rows={kas?.toko}
          kolom={masukKeluar}
        />
        <BulanDanTahun bulan={pusat.bulan} tahun={pusat.tahun} />
        <Uang cara={cara} onCara={setCara} khusus={khusus} biaya={biaya} />
      </div>
    </Page>
  )
}
