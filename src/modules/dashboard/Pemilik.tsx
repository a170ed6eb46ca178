import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { Chart, type Series } from '#web/chart/Chart'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useBuka } from './buka.tsx'
import { hariSampai } from './deret.rules.ts'
import { angkaPemilik, layarPemilik } from './pemilik.calls.ts'
import { SiapaBerutang } from './SiapaBerutang.tsx'
import { useBisa } from './use-bisa.tsx'
import { kunci } from './use-dashboard.tsx'

type Angka = NonNullable<NonNullable<(typeof angkaPemilik)['types']>['a']>

const layarLaba = '/laporan-laba-rugi'

interface KartuProps {
  readonly judul: string
  readonly path: string
  readonly unit?: string
  readonly angka: string
  readonly children: ReactNode
}

/** One answer, large, with what it is made of; a click opens the rows behind it. */
function Kartu({ angka, children, judul, path, unit = 'Rp' }: KartuProps) {
  const t = useWords()
  const bisa = useBisa()
  const isi = (
    <>
      <span className="kartu-judul">{t(judul)}</span>
      <strong className={angka.length > 10 ? 'kartu-angka panjang' : 'kartu-angka'}>
        <small>{unit}</small> {angka}
      </strong>
      {children}
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

/** Gold that is ours and not in the shop, on a line of its own: who has it is behind a click. */
function DiLuar({ angka }: { readonly angka: Angka }) {
  const t = useWords()
  return (
    <div className="satu-baris">
      <Kartu
        judul="Emas Di Luar Toko"
        path="/laporan-neraca-gram"
        unit="gr"
        angka={formatBerat(angka.jalan + angka.tukang)}
      >
        <span className="meta">
          {t('Di jalan {{pcs}} pcs · {{berat}} gr · Rp {{jumlah}}', {
            pcs: angka.jalan_pcs,
            berat: formatBerat(angka.jalan),
            jumlah: formatRupiah(angka.jalan_nilai),
          })}
        </span>
        <span className="meta">
          {t('Di {{orang}} tukang dan pelebur {{berat}} gr', {
            orang: angka.tukang_orang,
            berat: formatBerat(angka.tukang),
          })}
        </span>
      </Kartu>
    </div>
  )
}

const tanda = (text: string, value: number): string => (value > 0 ? `+${text}` : text)
const rp = (value: number): string => tanda(formatRupiah(value), value)

function Jawaban({ angka }: { readonly angka: Angka }) {
  const t = useWords()
  const baris = (text: string, params: Readonly<Record<string, string | number>>) => (
    <span className="meta">{t(text, params)}</span>
  )
  return (
    <>
      <Kartu judul="Laba Bulan Ini" path={layarLaba} angka={formatRupiah(angka.laba_bulan)}>
        {baris('Hari ini Rp {{jumlah}}', { jumlah: formatRupiah(angka.laba_hari) })}
        {baris('Bulan lalu s/d tgl ini Rp {{jumlah}}', {
          jumlah: formatRupiah(angka.laba_lalu),
        })}
      </Kartu>
      <Kartu judul="Emas Murni Toko" path={layarPemilik} unit="gr" angka={formatBerat(angka.emas)}>
        {baris('Senilai Rp {{jumlah}}', { jumlah: formatRupiah(angka.nilai) })}
        {baris('Sejak kemarin {{berat}} gr · Rp {{gerak}}', {
          berat: tanda(formatBerat(angka.emas_gerak), angka.emas_gerak),
          gerak: rp(angka.nilai_gerak),
        })}
        {baris('Karena harga Rp {{harga}}', { harga: rp(angka.nilai_harga) })}
      </Kartu>
      <Kartu judul="Uang Toko" path="/laporan-neraca" angka={formatRupiah(angka.kas + angka.bank)}>
        {baris('Kas Rp {{kas}}', { kas: formatRupiah(angka.kas) })}
        {baris('Bank Rp {{bank}}', { bank: formatRupiah(angka.bank) })}
        {baris('Kartu belum cair Rp {{jumlah}}', { jumlah: formatRupiah(angka.kartu) })}
      </Kartu>
      <Kartu judul="Pinjaman Gadai" path="/lihat-hutang" angka={formatRupiah(angka.pinjaman)}>
        {baris('Titipan, uang muka Rp {{jumlah}}', {
          jumlah: formatRupiah(angka.titipan),
        })}
        {baris('Barang hilang {{pcs}} · {{berat}} gr', {
          pcs: angka.hilang_pcs,
          berat: formatBerat(angka.hilang_berat),
        })}
      </Kartu>
      <DiLuar angka={angka} />
    </>
  )
}

/** What was earned each day beside what was sold. */
function LabaPerHari({ angka }: { readonly angka: Angka }) {
  const t = useWords()
  const bisa = useBisa()
  const buka = useBuka()
  const { tgl_system } = useShell().toko
  const hari = useMemo(() => hariSampai(tgl_system), [tgl_system])
  const labels = useMemo(() => hari.map((tgl) => String(Number(tgl.slice(8)))), [hari])
  const series = useMemo(() => {
    const dari = (nama: 'jual' | 'laba') => {
      const pada = new Map(angka.hari.map((one) => [one.tgl, one[nama]]))
      return hari.map((tgl) => pada.get(tgl) ?? 0)
    }
    return [
      { name: t('Penjualan'), colour: 'gold', values: dari('jual') },
      { name: t('Laba'), colour: 'info', values: dari('laba') },
    ] as const
  }, [angka, hari, t])
  return (
    <Chart
      title={t('Laba Bulan Ini Per Hari')}
      over={t('Tanggal')}
      labels={labels}
      series={series}
      format={formatRupiah}
      {...(bisa(layarLaba)
        ? { onOpen: (at) => buka(layarLaba, { tgl_from: hari[at] ?? '', tgl_to: hari[at] ?? '' }) }
        : {})}
    />
  )
}

/** From yesterday's worth of the gold to today's: what came, went, is owed, what the price did. */
function NilaiSejakKemarin({ angka }: { readonly angka: Angka }) {
  const t = useWords()
  const buka = useBuka()
  const { tgl_system } = useShell().toko
  const kemarin = addDays(tgl_system, -1)
  const langkah = useMemo(
    () =>
      [
        ['Kemarin', angka.nilai_lalu, 0],
        ['Emas Masuk', 0, angka.nilai_masuk],
        ['Emas Keluar', 0, angka.nilai_keluar],
        ['Hutang Supplier', 0, angka.nilai_pasok],
        ['Dijanjikan', 0, angka.nilai_janji],
        ['Harga', 0, angka.nilai_harga],
        ['Hari Ini', angka.nilai, 0],
      ] as const,
    [angka],
  )
  const labels = useMemo(() => langkah.map(([nama]) => t(nama)), [langkah, t])
  const series = useMemo(
    (): readonly Series[] => [
      { name: t('Nilai Emas'), colour: 'gold', values: langkah.map(([, nilai]) => nilai) },
      { name: t('Perubahan'), colour: 'info', values: langkah.map(([, , gerak]) => gerak) },
    ],
    [langkah, t],
  )
  return (
    <Chart
      title={t('Nilai Emas Sejak Kemarin')}
      over={t('Langkah')}
      labels={labels}
      series={series}
      shape="stair"
      format={formatRupiah}
      onOpen={(at) => {
        const nama = langkah[at]?.[0]
        if (nama === 'Harga')
          buka('/laporan-perubahan-harga-emas', { tgl_from: tgl_system, tgl_to: tgl_system })
        else if (nama === 'Emas Masuk' || nama === 'Emas Keluar')
          buka('/laporan-neraca-gram', { tgl: tgl_system })
        else if (nama === 'Hutang Supplier')
          buka('/kartu-supplier', { tgl_from: tgl_system, tgl_to: tgl_system })
        else buka(layarPemilik, { tgl: nama === 'Kemarin' ? kemarin : tgl_system })
      }}
    />
  )
}

/** The answers to an owner's questions, for those who may read what the shop earns. */
export function usePemilik(): { readonly kartu: ReactNode; readonly chart: ReactNode } {
  const boleh = useBisa()(layarPemilik)
  const { tgl_system } = useShell().toko
  const { data, error, refetch } = useQuery({
    queryKey: [kunci, 'pemilik', tgl_system],
    enabled: boleh,
    queryFn: async ({ signal }) => (await call(angkaPemilik, {}, { signal })).data,
  })
  if (!boleh) return { kartu: null, chart: null }
  return {
    kartu: (
      <>
        {error ? <Refused error={error} onRetry={refetch} /> : null}
        {data ? <Jawaban angka={data} /> : null}
      </>
    ),
    chart: data ? (
      <>
        <LabaPerHari angka={data} />
        <NilaiSejakKemarin angka={data} />
        <SiapaBerutang />
      </>
    ) : null,
  }
}
