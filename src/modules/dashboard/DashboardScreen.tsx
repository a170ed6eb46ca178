import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { languageTag } from '#kernel/language'
import { addDays, addMonths, type Tanggal } from '#kernel/tanggal'
import { Chart, type Colour, type Series } from '#web/chart/Chart'
import { usePhone } from '#web/narrow'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useLanguage, useWords } from '#web/words'
import { bulanSampai, hariSampai, jamDari, nilaiDi } from './deret.rules.ts'
import { usePemilik } from './Pemilik.tsx'
import { KartuGanjil } from './KartuGanjil.tsx'
import { Tinjauan } from './Tinjauan.tsx'
import { UlangTahun } from './UlangTahun.tsx'
import { useBisa } from './use-bisa.tsx'
import { useDashboard } from './use-dashboard.tsx'
import { useTinjau } from './use-tinjau.tsx'
import './dashboard.css'

type Dashboard = ReturnType<typeof useDashboard>
type Hari = NonNullable<Dashboard['hari']>

interface KartuProps {
  readonly judul: string
  readonly path: string
  readonly sisi: Hari['penjualan'] | undefined
  readonly lalu: string // the weekday that it is measured against
}

/** One figure of today: large, what it is made of, and what the same weekday brought last week. */
function Kartu({ judul, lalu, path, sisi }: KartuProps) {
  const t = useWords()
  const bisa = useBisa()
  const isi = (
    <>
      <span className="kartu-judul">{t(judul)}</span>
      <strong
        className={
          sisi && formatRupiah(sisi.total).length > 10 ? 'kartu-angka panjang' : 'kartu-angka'
        }
      >
        <small>Rp</small> {sisi ? formatRupiah(sisi.total) : '–'}
      </strong>
      <span className="meta">
        {sisi
          ? t('{{nota}} nota · {{barang}} barang · {{berat}} gr', {
              nota: sisi.nota,
              barang: sisi.qty,
              berat: formatBerat(sisi.berat),
            })
          : ' '}
      </span>
      <span className="meta">
        {sisi
          ? t('{{hari}} lalu Rp {{jumlah}}', { hari: lalu, jumlah: formatRupiah(sisi.total_lalu) })
          : ' '}
      </span>
    </>
  )
  return bisa(path) ? (
    <Link to={path} className="kartu">
      {isi}
    </Link>
  ) : (
    <div className="kartu">{isi}</div>
  )
}

type Baris = Hari['jenis'][number]

interface BagianProps {
  readonly judul: string
  readonly rows: readonly Baris[] | undefined
  readonly path: string
}

/** Today's sales by kind or seller; a row leads to the report of them. */
function Bagian({ judul, path, rows }: BagianProps) {
  const t = useWords()
  const bisa = useBisa()
  const navigate = useNavigate()
  const ponsel = usePhone()
  const all: readonly Column<Baris>[] = [
    { name: 'nama', title: t('Nama'), text: ({ kode, nama }) => nama ?? kode, grows: true },
    { name: 'qty', title: t('Barang'), align: 'right', text: ({ qty }) => String(qty) },
    {
      name: 'berat',
      title: t('Berat'),
      unit: 'gr',
      align: 'right',
      text: (row) => formatBerat(row.berat),
    },
    {
      name: 'total',
      title: t('Total'),
      unit: 'Rp',
      align: 'right',
      text: (row) => formatRupiah(row.total),
    },
  ]
  return (
    <section className="chart" aria-label={t(judul)}>
      <header className="chart-head">
        <h2>{t(judul)}</h2>
      </header>
      <Table
        label={t(judul)}
        columns={ponsel ? all.filter(({ name }) => name !== 'berat') : all}
        rows={rows}
        keyOf={({ kode }) => kode}
        {...(bisa(path) ? { onOpen: () => void navigate({ to: path }) } : {})}
        empty={<p>{t('Belum Ada Penjualan Hari Ini')}</p>}
      />
    </section>
  )
}

type Titik = readonly { readonly titik: string; readonly total: number }[]
interface Sisi {
  readonly jual: Titik
  readonly beli: Titik
  readonly pesanan?: Titik
  readonly service?: Titik
}

/** Sales and purchases over the same labels; orders and services where any were picked up. */
function useDeret(labels: readonly string[], sisi: Sisi | undefined): readonly Series[] {
  const t = useWords()
  return useMemo(() => {
    const satu = (name: string, colour: Colour, titik: Titik = []): Series => ({
      name: t(name),
      colour,
      values: nilaiDi(labels, titik),
    })
    const janji = [
      satu('Pesanan', 'plum', sisi?.pesanan),
      satu('Service', 'leaf', sisi?.service),
    ].filter(({ values }) => values.some((value) => value !== 0))
    return [satu('Penjualan', 'gold', sisi?.jual), satu('Pembelian', 'info', sisi?.beli), ...janji]
  }, [labels, sisi, t])
}

/** Opens the notes of a stretch of days, for those who may see them. */
function useBukaNota(): ((from: Tanggal, to: Tanggal) => void) | undefined {
  const bisa = useBisa()
  const navigate = useNavigate()
  if (!bisa('/lihat-penjualan')) return undefined
  return (tgl_from, tgl_to) =>
    void navigate({ to: '/lihat-penjualan', search: { tgl_from, tgl_to } })
}

function HariIni({ jam }: Pick<Dashboard, 'jam'>) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const buka = useBukaNota()
  const labels = useMemo(() => jamDari(...Object.values(jam ?? {})), [jam])
  return (
    <Chart
      title={t('Hari Ini Per Jam')}
      over={t('Jam')}
      labels={labels}
      series={useDeret(labels, jam)}
      format={formatRupiah}
      {...(buka ? { onOpen: () => buka(tgl_system, tgl_system) } : {})}
    />
  )
}

function BulanIni({ bulan }: Pick<Dashboard, 'bulan'>) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const buka = useBukaNota()
  const hari = useMemo(() => hariSampai(tgl_system), [tgl_system])
  const labels = useMemo(() => hari.map((tgl) => String(Number(tgl.slice(8)))), [hari])
  return (
    <Chart
      title={t('Bulan Ini Per Hari')}
      over={t('Tanggal')}
      labels={labels}
      series={useDeret(hari, bulan)}
      format={formatRupiah}
      {...(buka ? { onOpen: (at) => buka(hari[at] ?? tgl_system, hari[at] ?? tgl_system) } : {})}
    />
  )
}

function TahunIni({ tahun }: Pick<Dashboard, 'tahun'>) {
  const t = useWords()
  const buka = useBukaNota()
  const tag = languageTag[useLanguage()]
  const { tgl_system } = useShell().toko
  const bulan = useMemo(() => bulanSampai(tgl_system), [tgl_system])
  const labels = useMemo(() => {
    const nama = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
    return bulan.map((month) => nama.format(Date.parse(`${month}-01T12:00:00Z`)))
  }, [bulan, tag])
  const sisi = useMemo(() => {
    const titik = (tgl: string, total: number) => ({ titik: tgl.slice(0, 7), total })
    return {
      jual: (tahun ?? []).map((row) => titik(row.tgl, row.total_penjualan)),
      beli: (tahun ?? []).map((row) => titik(row.tgl, row.total_pembelian)),
    }
  }, [tahun])
  return (
    <Chart
      title={t('Tahun Ini Per Bulan')}
      over={t('Bulan')}
      labels={labels}
      series={useDeret(bulan, sisi)}
      format={formatRupiah}
      {...(buka
        ? {
            onOpen: (at) => {
              const awal = `${bulan[at] ?? tgl_system.slice(0, 7)}-01`
              buka(awal, addDays(addMonths(awal, 1), -1))
            },
          }
        : {})}
    />
  )
}

/** What waits, each with the way to it; a shop in order reads that too. */
function Menunggu({ rows }: { readonly rows: Dashboard['menunggu'] }) {
  const t = useWords()
  if (rows === undefined) return null
  return (
    <section className="menunggu" aria-labelledby="menunggu">
      <h2 id="menunggu">{t('Yang Menunggu')}</h2>
      {rows.length === 0 ? <span className="meta">{t('Tidak ada yang menunggu.')}</span> : null}
      <ul>
        {rows.map(({ kalimat, kode, path }) => (
          <li key={kode}>
            <Link to={path}>{kalimat}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What today came to, alive; the month and the year behind it. */
export function DashboardScreen() {
  const tag = languageTag[useLanguage()]
  const { tgl_system } = useShell().toko
  const { bulan, error, hari, jam, menunggu, muat, tahun } = useDashboard()
  const pemilik = usePemilik()
  const tinjau = useTinjau()
  const lalu = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${addDays(tgl_system, -7)}T12:00:00Z`),
  )
  return (
    <Page actions={<ReloadButton onReload={() => Promise.all([muat(), tinjau.muat()])} />}>
      {error ? <Refused error={error} onRetry={muat} /> : null}
      {tinjau.error ? <Refused error={tinjau.error} onRetry={tinjau.muat} /> : null}
      <div className="dashboard">
        <Kartu
          judul="Penjualan Hari Ini"
          path="/lihat-penjualan"
          sisi={hari?.penjualan}
          lalu={lalu}
        />
        <Kartu
          judul="Pembelian Hari Ini"
          path="/lihat-pembelian"
          sisi={hari?.pembelian}
          lalu={lalu}
        />
        <Kartu
          judul="Pesanan Diambil Hari Ini"
          path="/lihat-pesanan"
          sisi={hari?.pesanan}
          lalu={lalu}
        />
        <Kartu
          judul="Service Diambil Hari Ini"
          path="/lihat-services"
          sisi={hari?.service}
          lalu={lalu}
        />
        {pemilik.kartu}
        <KartuGanjil ganjil={tinjau.ganjil} />
        <Menunggu rows={menunggu} />
        <UlangTahun />
        <HariIni jam={jam} />
        <BulanIni bulan={bulan} />
        <Bagian judul="Menurut Jenis" path="/laporan-penjualan-per-jenis" rows={hari?.jenis} />
        <Bagian judul="Menurut Sales" path="/laporan-penjualan-per-sales" rows={hari?.sales} />
        {pemilik.chart}
        <Tinjauan tinjau={tinjau} />
        <TahunIni tahun={tahun} />
      </div>
    </Page>
  )
}
