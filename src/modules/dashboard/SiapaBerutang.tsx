import { useRouter } from '@tanstack/react-router'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { failure } from '#web/dialogs/notices'
import { usePhone } from '#web/narrow'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { pihakUtang, type angkaPemilik } from './pemilik.calls.ts'
import { useBisa } from './use-bisa.tsx'

type Baris = NonNullable<NonNullable<(typeof angkaPemilik)['types']>['a']>['utang'][number]

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
export function SiapaBerutang({ utang }: { readonly utang: readonly Baris[] }) {
  const t = useWords()
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
    utang.reduce((sum, row) => sum + row[name], 0)
  return (
    <section className="chart lebar" aria-label={t('Siapa Berutang Kepada Siapa')}>
      <header className="chart-head">
        <h2>{t('Siapa Berutang Kepada Siapa')}</h2>
      </header>
      <Table
        label={t('Siapa Berutang Kepada Siapa')}
        columns={columns}
        rows={utang}
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
