import { useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Chart, type Colour, type Series } from '#web/chart/Chart'
import { useWords } from '#web/words'
import { useBuka, useBulan } from './buka.tsx'
import type { gramKadar, hargaSebulan, tindakanOrang } from './tinjau.calls.ts'
import { golonganUmur, jenisTerbesar, uangBeku, type JenisUmur } from './tinjau.rules.ts'
import type { Tinjau } from './use-tinjau.tsx'

const namaUmur = ['0-30', '31-90', '91-180', '181-365', '>365'] as const
const warnaUmur: readonly Colour[] = ['age-1', 'age-2', 'age-3', 'age-4', 'age-5']

/** What lies by jenis and age, in money: the dark end is frozen. */
function UmurStok({ rows }: { readonly rows: readonly JenisUmur[] }) {
  const t = useWords()
  const buka = useBuka()
  const shown = useMemo(() => jenisTerbesar(rows, t('Lainnya')), [rows, t])
  const labels = useMemo(() => shown.map(({ nama }) => nama), [shown])
  const series = useMemo(
    (): readonly Series[] =>
      golonganUmur.map((name, at) => ({
        name: namaUmur[at] ?? name,
        colour: warnaUmur[at] ?? 'gold',
        values: shown.map((row) => row[name]),
      })),
    [shown],
  )
  return (
    <Chart
      title={t('Umur Stok Menurut Jenis')}
      note={t('Lebih dari 180 hari Rp {{jumlah}}', { jumlah: formatRupiah(uangBeku(rows)) })}
      over={t('Jenis')}
      labels={labels}
      series={series}
      shape="stack"
      format={formatRupiah}
      onOpen={(at) => {
        const { kode_dept = '' } = shown[at] ?? {}
        buka('/laporan-umur-barang', kode_dept === '' ? {} : { kode_dept })
      }}
    />
  )
}

/** What I buy against what I sell, by kadar. */
function GramKadar({ rows }: { readonly rows: readonly RowOf<typeof gramKadar>[] }) {
  const t = useWords()
  const buka = useBuka()
  const bulan = useBulan()
  const labels = useMemo(() => rows.map(({ kadar }) => formatPersen(kadar)), [rows])
  const series = useMemo(
    (): readonly Series[] => [
      { name: t('Dijual'), colour: 'gold', values: rows.map(({ dijual }) => dijual) },
      { name: t('Dibeli'), colour: 'info', values: rows.map(({ dibeli }) => dibeli) },
    ],
    [rows, t],
  )
  return (
    <Chart
      title={t('Gram Dijual dan Dibeli Bulan Ini')}
      over={t('Kadar')}
      labels={labels}
      series={series}
      format={formatBerat}
      scale={1000}
      onOpen={(at) => {
        const row = rows[at]
        if (row) buka('/laporan-penjualan-per-kadar', { ...bulan, kadar: row.kadar })
      }}
    />
  )
}

type HargaSebulan = NonNullable<NonNullable<(typeof hargaSebulan)['types']>['a']>

const garisHarga = [
  { of: 'murni', name: 'Emas Murni', colour: 'gold' },
  { of: 'jual', name: 'Harga Jual', colour: 'info' },
  { of: 'beli', name: 'Harga Beli', colour: 'plum' },
] as const

/** Fine gold, and around it what the shop asks and pays, a gram of pure gold. */
function HargaEmas({ harga }: { readonly harga: HargaSebulan }) {
  const t = useWords()
  const buka = useBuka()
  const hari = useMemo(() => {
    const kini = harga.hari.at(-1)
    return harga.hari.filter((row) =>
      garisHarga.every(({ of }) => kini?.[of] === null || row[of] !== null),
    )
  }, [harga])
  const labels = useMemo(() => hari.map(({ tgl }) => String(Number(tgl.slice(8)))), [hari])
  const series = useMemo(
    () =>
      garisHarga
        .filter(({ of }) => harga.hari.at(-1)?.[of] !== null)
        .map(({ colour, name, of }): Series => ({
          ...{ name: t(name), colour },
          values: hari.map((row) => row[of] ?? 0),
        })),
    [hari, harga, t],
  )
  return (
    <Chart
      title={t('Harga Emas 31 Hari')}
      {...(harga.kode_group === null
        ? {}
        : { note: t('Group {{kode_group}}, per gram murni', { kode_group: harga.kode_group }) })}
      over={t('Tanggal')}
      labels={labels}
      series={series}
      shape="steps"
      format={formatRupiah}
      onOpen={(at) => {
        const tgl = hari[at]?.tgl
        if (tgl) buka('/laporan-perubahan-harga-emas', { tgl_from: tgl, tgl_to: tgl })
      }}
    />
  )
}

const terbanyak = 8

/** Who cancels, prints again, gives discounts and approves: how often this month. */
function PerOrang({ rows }: { readonly rows: readonly RowOf<typeof tindakanOrang>[] }) {
  const t = useWords()
  const buka = useBuka()
  const bulan = useBulan()
  const shown = useMemo(() => rows.slice(0, terbanyak), [rows])
  const labels = useMemo(() => shown.map(({ nama }) => nama), [shown])
  const series = useMemo(
    (): readonly Series[] => [
      { name: t('Batal'), colour: 'info', values: shown.map(({ batal }) => batal) },
      { name: t('Cetak Ulang'), colour: 'gold', values: shown.map((row) => row.cetak_ulang) },
      { name: t('Diskon'), colour: 'plum', values: shown.map(({ diskon }) => diskon) },
      { name: t('Otorisasi'), colour: 'leaf', values: shown.map(({ otorisasi }) => otorisasi) },
    ],
    [shown, t],
  )
  const diskon = rows.reduce((all, { rp_diskon }) => all + rp_diskon, 0)
  return (
    <Chart
      title={t('Tindakan Per Orang Bulan Ini')}
      {...(diskon === 0
        ? {}
        : { note: t('Diskon Rp {{jumlah}}', { jumlah: formatRupiah(diskon) }) })}
      over={t('User')}
      labels={labels}
      series={series}
      shape="stack"
      format={formatRupiah}
      onOpen={(at) => {
        const row = shown[at]
        if (!row) return
        // The rows of what this person did most.
        const paling = Math.max(row.batal, row.cetak_ulang, row.diskon, row.otorisasi)
        if (paling === row.batal)
          buka('/laporan-batal-penjualan', { ...bulan, user_id: row.user_id })
        else if (paling === row.cetak_ulang)
          buka('/laporan-cetak-ulang', { ...bulan, user_id: row.user_id })
        else if (paling === row.otorisasi)
          buka('/laporan-otorisasi', { ...bulan, pemberi: row.user_id })
        else buka('/laporan-penjualan', bulan)
      }}
    />
  )
}

/** The pictures behind the day; what has nothing to show takes no room. */
export function Tinjauan({ tinjau }: { readonly tinjau: Tinjau }) {
  const { gram, harga, orang, umur } = tinjau
  return (
    <>
      {harga && harga.hari.length > 0 ? <HargaEmas harga={harga} /> : null}
      {umur && umur.length > 0 ? <UmurStok rows={umur} /> : null}
      {gram && gram.length > 0 ? <GramKadar rows={gram} /> : null}
      {orang && orang.length > 0 ? <PerOrang rows={orang} /> : null}
    </>
  )
}
