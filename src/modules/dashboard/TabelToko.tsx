import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { usePhone } from '#web/narrow'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { angka, type Pusat } from './angka-pusat.tsx'
import { GanjilRantai } from './KartuGanjil.tsx'
import {
  jumlahToko,
  naik,
  perToko,
  persenMargin,
  type AngkaToko,
  type BarisToko,
} from './pusat.rules.ts'
import { garisTren } from './tinjau.rules.ts'

const persen = (hundredths: number | undefined): string =>
  hundredths === undefined ? '–' : `${formatPersen(hundredths)} %`

/** Against the same weekday a week ago. */
function banding({ minggu_lalu, penjualan }: AngkaToko): string {
  if (penjualan === null || minggu_lalu === null) return '–'
  const lebih = naik(penjualan, minggu_lalu)
  return lebih !== undefined && lebih > 0 ? `+${persen(lebih)}` : persen(lebih)
}

/** The way of the last days, drawn small; its figures are said to whoever does not see it. */
function Tren({ tren }: Pick<BarisToko, 'tren'>) {
  const t = useWords()
  if (tren.length < 2) return null
  return (
    <svg
      className="tren"
      viewBox="-2 -2 84 24"
      role="img"
      aria-label={t('{{jumlah}} hari terakhir: {{angka}}', {
        jumlah: tren.length,
        angka: tren.map((one) => formatRupiah(one)).join(', '),
      })}
    >
      <polyline points={garisTren(tren, 80, 20)} />
    </svg>
  )
}

const gambarTren = ({ tren }: BarisToko) => <Tren tren={tren} />

/** What a telephone shows of a shop: the rest is a tablet's. */
const diPonsel = ['penjualan', 'banding']

interface KolomToko {
  readonly name: string
  readonly title: string
  readonly unit?: string
  readonly of: (row: AngkaToko) => string
}

/** Cash that came and went, and costs, stand below in their own; what has no book takes no room. */
const kolom: readonly KolomToko[] = [
  { name: 'penjualan', title: 'Penjualan', of: (row) => angka(row.penjualan) },
  { name: 'banding', title: 'Minggu Lalu', of: banding },
  { name: 'margin', title: 'Margin', of: (row) => angka(row.margin) },
  { name: 'pembelian', title: 'Pembelian', of: (row) => angka(row.pembelian) },
  { name: 'service', title: 'Service', of: (row) => angka(row.service) },
  { name: 'pesanan', title: 'Pesanan', of: (row) => angka(row.pesanan) },
  { name: 'hutang', title: 'Hutang', of: (row) => angka(row.hutang) },
  {
    name: 'berat_stok',
    title: 'Stok',
    unit: 'gr',
    of: (row) => (row.berat_stok === null ? '–' : formatBerat(row.berat_stok)),
  },
  { name: 'nilai_stok', title: 'Nilai Stok', of: (row) => angka(row.nilai_stok) },
  { name: 'saldo', title: 'Saldo Kas', of: (row) => angka(row.saldo) },
  { name: 'tertunda', title: 'Transfer Belum Masuk', of: (row) => angka(row.tertunda) },
]
const tanpaBuku = ['service', 'pesanan', 'hutang'] as const

/** Every shop in a line, who sells most first; one that does not answer says why. */
export function TabelToko({ pusat }: { readonly pusat: Pusat }) {
  const t = useWords()
  const router = useRouter()
  const rows = useMemo(() => perToko(pusat), [pusat])
  const total = useMemo(() => jumlahToko(rows), [rows])
  const ponsel = usePhone()
  const shown = useMemo(
    () =>
      kolom.filter(({ name }) =>
        ponsel
          ? diPonsel.includes(name)
          : tanpaBuku.every((one) => one !== name || total[one] !== null),
      ),
    [ponsel, total],
  )
  const columns = useMemo(
    (): readonly Column<BarisToko>[] => [
      {
        name: 'toko',
        title: t('Toko'),
        grows: true,
        text: ({ kalimat, kode_toko, nama_toko, urutan }) =>
          `${kalimat === undefined ? `${urutan}. ` : ''}${kode_toko}${ponsel ? '' : ` · ${nama_toko}`}`,
      },
      {
        name: 'tren',
        title: t('Tren'),
        frame: 84,
        text: () => '',
        cell: gambarTren,
      },
      ...shown.map(({ name, of, title, unit }): Column<BarisToko> => ({
        name,
        title: t(title),
        align: 'right',
        text: of,
        ...(unit === undefined ? {} : { unit }),
      })),
    ],
    [ponsel, shown, t],
  )
  return (
    <Table
      label={t('Hari Ini Per Toko')}
      columns={columns}
      rows={pusat.hari ? rows : undefined}
      keyOf={({ kode_toko }) => kode_toko}
      totals={{
        toko: t('Total'),
        ...Object.fromEntries(shown.map(({ name, of }) => [name, of(total)])),
      }}
      oneClick
      onOpen={({ kode_toko }) => router.history.push(hariToko(kode_toko))}
      empty={<p>{t('Tidak Ada Data')}</p>}
    />
  )
}

/** The notes of a shop's day. */
const hariToko = (kodeToko: string): string =>
  `/laporan-penjualan?${new URLSearchParams({ toko: kodeToko }).toString()}`

interface KartuProps {
  readonly judul: string
  readonly angka: number | null | undefined
  readonly catatan: string
  readonly lagi?: string | undefined
}

/** One figure of the whole chain, and what it is compared with. */
function Kartu({ angka: value, catatan, judul, lagi }: KartuProps) {
  const t = useWords()
  const text = value === null || value === undefined ? '–' : formatRupiah(value)
  return (
    <div className="kartu">
      <span className="kartu-judul">{t(judul)}</span>
      <strong className={text.length > 10 ? 'kartu-angka panjang' : 'kartu-angka'}>
        <small>Rp</small> {text}
      </strong>
      <span className="meta">{catatan}</span>
      {lagi === undefined ? null : <span className="meta">{lagi}</span>}
    </div>
  )
}

/** What the chain sold, earned, owns and holds. */
export function KartuPusat({ pusat }: { readonly pusat: Pusat }) {
  const t = useWords()
  const total = useMemo(() => jumlahToko(perToko(pusat)), [pusat])
  const { berat_stok, minggu_lalu, murni_luar, pembelian } = total
  return (
    <>
      <Kartu
        judul="Penjualan Hari Ini"
        angka={pusat.hari && total.penjualan}
        catatan={
          minggu_lalu !== null && minggu_lalu <= 0
            ? t('Minggu lalu tidak ada penjualan')
            : t('{{persen}} dari minggu lalu ({{angka}})', {
                persen: banding(total),
                angka: angka(minggu_lalu),
              })
        }
      />
      <Kartu
        judul="Margin Hari Ini"
        angka={pusat.banding && total.margin}
        catatan={t('{{persen}} dari penjualan', { persen: persen(persenMargin(total)) })}
      />
      <Kartu
        judul="Nilai Stok"
        angka={pusat.banding && total.nilai_stok}
        catatan={`${berat_stok === null ? '–' : formatBerat(berat_stok)} gr`}
        lagi={
          murni_luar === null
            ? undefined
            : t('Di luar toko {{berat}} gr murni', { berat: formatBerat(murni_luar) })
        }
      />
      <Kartu
        judul="Saldo Kas"
        angka={pusat.kas && total.saldo}
        catatan={t('Pembelian hari ini {{angka}}', { angka: angka(pembelian) })}
      />
      <GanjilRantai ganjil={pusat.ganjil} />
    </>
  )
}
