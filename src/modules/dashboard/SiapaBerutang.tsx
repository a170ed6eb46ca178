import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { usePhone } from '#web/narrow'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { type barisUtang, pihakUtang, siapaBerutang } from './pemilik.calls.ts'
import { useBisa } from './use-bisa.tsx'

type Baris = RowOf<typeof barisUtang>

/** Where each party's rows are read. */
const layar: Readonly<Record<Baris['pihak'], string>> = {
  SUPPLIER: '/laporan-hutang-supplier',
  TITIPAN: '/lihat-titipan',
  PESANAN: '/lihat-pesanan',
  CICILAN: '/lihat-cicilan',
  HUTANG: '/lihat-hutang',
  SERVICE: '/lihat-services',
  TUKANG: '/laporan-tukang',
  KARTU: '/laporan-kartu-belum-cair',
  TOKO: '/laporan-kirim-uang',
  PAJAK: '/setor-pajak',
}

const kosong = (text: string, value: number): string => (value === 0 ? '–' : text)

const sisi = [
  ['piutang', 'Berutang Ke Toko', 'Rp', formatRupiah],
  ['piutang_emas', 'Emas Ke Toko', 'gr', formatBerat],
  ['utang', 'Toko Berutang', 'Rp', formatRupiah],
  ['utang_emas', 'Toko Berutang Emas', 'gr', formatBerat],
] as const

/** Who owes whom, in rupiah and pure grams; a row opens what it is made of. */
export function SiapaBerutang() {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const { data, error, refetch } = useQuery({
    // Not with every sale: it looks at every open account.
    queryKey: ['SIAPA_BERUTANG', tgl_system],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await call(siapaBerutang, {}, { signal })).data,
  })
  const router = useRouter()
  const bisa = useBisa()
  const ponsel = usePhone()
  const shown = sisi.filter(([name]) => !ponsel || name === 'piutang' || name === 'utang')
  const columns: readonly Column<Baris>[] = [
    { name: 'pihak', title: t('Pihak'), grows: true, text: (row) => t(pihakUtang[row.pihak]) },
    ...shown.map(([name, title, unit, format]): Column<Baris> => ({
      name,
      title: t(title),
      unit,
      align: 'right',
      text: (row) => kosong(format(row[name]), row[name]),
    })),
  ]
  const jumlah = (name: (typeof sisi)[number][0]): number =>
    (data ?? []).reduce((sum, row) => sum + row[name], 0)
  return (
    <section className="chart lebar" aria-label={t('Siapa Berutang Kepada Siapa')}>
      <header className="chart-head">
        <h2>{t('Siapa Berutang Kepada Siapa')}</h2>
      </header>
      {error ? <Refused error={error} onRetry={refetch} /> : null}
      <Table
        label={t('Siapa Berutang Kepada Siapa')}
        columns={columns}
        rows={data}
        keyOf={({ pihak }) => pihak}
        totals={{
          pihak: t('Total'),
          ...Object.fromEntries(shown.map(([name, , , format]) => [name, format(jumlah(name))])),
        }}
        onOpen={({ pihak }) => {
          if (bisa(layar[pihak])) router.history.push(layar[pihak])
          else failure(t('Anda Tidak Memiliki Hak Akses'))
        }}
        empty={<p>{t('Tidak Ada Hutang Dan Piutang')}</p>}
      />
    </section>
  )
}
