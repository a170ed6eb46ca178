import { Button } from 'antd'
import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useNarrow } from '#web/narrow'
import { useWords } from '#web/words'
import type { BarisKonter } from './nota-konter.ts'
import type { BarisHarga } from './use-hitung.tsx'

interface Props {
  readonly baris: readonly BarisKonter[]
  readonly harga: ReadonlyMap<string, BarisHarga>
  /** The figures are on their way: the old ones are dimmed. */
  readonly basi: boolean
  readonly dipilih: string | undefined
  readonly onPilih: (kodeBarcode: string) => void
  readonly onBuka: (kodeBarcode: string) => void
  readonly onKeluarkan: (kodeBarcode: string) => void
  readonly onKonfirmasi: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const angka = (value: number | null): string => (value === null ? '' : formatRupiah(value))

/** The weight of the gold; a star when the scale says something else than the label. */
function Berat({ harga }: { readonly harga: BarisHarga }) {
  const { berat, berat_atribut, berat_kotor } = harga
  const weighed = berat_kotor !== null && berat_kotor !== (berat ?? 0) + (berat_atribut ?? 0)
  return (
    <>
      {berat === null ? '' : formatBerat(berat)}
      {weighed ? <sup title={formatBerat(berat_kotor)}>*</sup> : null}
    </>
  )
}

interface Kolom {
  readonly title: string
  readonly kelas: string
  readonly sel: (harga: BarisHarga) => ReactNode
  readonly kanan?: true
  /** Left out where the screen is narrow: the panel beside the table says it. */
  readonly lebar?: true
}

const semuaKolom: readonly Kolom[] = [
  { title: 'Barcode', kelas: 'kol-barcode', sel: (line) => line.kode_barcode, lebar: true },
  { title: 'Nama Barang', kelas: 'kol-nama', sel: (line) => line.nama_barang },
  {
    title: 'Kadar',
    kelas: 'kol-kadar',
    sel: (line) => (line.kadar === null ? '' : formatPersen(line.kadar)),
    kanan: true,
  },
  { title: 'Berat', kelas: 'kol-berat', sel: (line) => <Berat harga={line} />, kanan: true },
  {
    title: 'Harga/Gram',
    kelas: 'kol-gram',
    sel: (line) => angka(line.harga_gram),
    kanan: true,
    lebar: true,
  },
  {
    title: 'Ongkos',
    kelas: 'kol-ongkos',
    sel: (line) => angka(line.ongkos),
    kanan: true,
    lebar: true,
  },
  {
    title: 'Diskon',
    kelas: 'kol-diskon',
    sel: (line) => (line.diskon ? `-${angka(line.diskon)}` : angka(line.diskon)),
    kanan: true,
  },
  {
    title: 'Total',
    kelas: 'kol-total',
    sel: (line) => <b>{angka(line.harga_total)}</b>,
    kanan: true,
  },
]

interface SelProps {
  readonly kolom: readonly Kolom[]
  readonly kode: string
  readonly harga: BarisHarga | undefined
}

/** The cells of a line; grey bars stand in for figures that were never here yet. */
function Sel({ harga, kode, kolom }: SelProps) {
  return kolom.map(({ kanan, sel, title }, at) => (
    <td
      key={title}
      className={kanan ? 'right' : undefined}
      title={title === 'Nama Barang' ? (harga?.nama_barang ?? '') : undefined}
    >
      {harga ? sel(harga) : at === 0 ? kode : <span className="table-bone" />}
    </td>
  ))
}

/** What is in the way of a line, and what may be done about it; what is worth knowing. */
function Pesan(
  props: Pick<Props, 'onKonfirmasi' | 'onKeluarkan' | 'onBuka'> & {
    readonly harga: BarisHarga
    readonly span: number
  },
) {
  const { harga, onBuka, onKeluarkan, onKonfirmasi } = props
  const t = useWords()
  const { kode_barcode, masalah, perhatian } = harga
  if (masalah.length + perhatian.length === 0) return null
  const unconfirmed = masalah.some(({ kode }) => kode === 'HARGA_BELUM_DIKONFIRMASI')
  return (
    <tr className={masalah.length > 0 ? 'konter-pesan bad' : 'konter-pesan wait'}>
      <td colSpan={props.span}>
        <div>
          <Icon name={masalah.length > 0 ? 'bad' : 'waiting'} />
          <span role="status">
            {[...masalah, ...perhatian].map(({ kalimat }) => kalimat).join('. ')}
          </span>
          {masalah.length === 0 ? null : (
            <>
              {unconfirmed ? (
                <Button size="small" onClick={onKonfirmasi}>
                  {t('Konfirmasi Harga')}
                </Button>
              ) : (
                <Button size="small" onClick={() => onBuka(kode_barcode)}>
                  {t('Ubah')} <Key>F6</Key>
                </Button>
              )}
              <Button size="small" onClick={() => onKeluarkan(kode_barcode)}>
                {t('Keluarkan barang')} <Key>Del</Key>
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

function classOf(line: BarisHarga | undefined): string | undefined {
  if (line === undefined) return undefined
  if (line.masalah.length > 0) return 'konter-masalah berpesan'
  return line.perhatian.length > 0 ? 'berpesan' : undefined
}

/** The lines of the sale: one is chosen, its story stands beside the table. */
export function TabelBaris(props: Props) {
  const { basi, baris, dipilih, harga, onBuka, onKeyDown, onPilih } = props
  const narrow = useNarrow()
  const kolom = semuaKolom.filter(({ lebar }) => !(narrow && lebar))
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [dipilih, baris.length])
  return (
    <div ref={box} className="table-scroll konter-tabel">
      <table className="table" role="grid" aria-label={t('Barang yang dijual')} aria-busy={basi}>
        <colgroup>
          {kolom.map(({ kelas }) => (
            <col key={kelas} className={kelas} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {kolom.map(({ kanan, title }) => (
              <th key={title} scope="col" className={kanan ? 'right' : 'left'}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={basi ? 'konter-basi' : undefined}>
          {baris.map(({ kode_barcode: kode }) => {
            const line = harga.get(kode)
            return (
              <Fragment key={kode}>
                <tr
                  aria-selected={kode === dipilih}
                  tabIndex={kode === dipilih ? 0 : -1}
                  className={classOf(line)}
                  onClick={() => onPilih(kode)}
                  onDoubleClick={() => onBuka(kode)}
                  onKeyDown={onKeyDown}
                >
                  <Sel kolom={kolom} kode={kode} harga={line} />
                </tr>
                {line ? <Pesan {...props} harga={line} span={kolom.length} /> : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
