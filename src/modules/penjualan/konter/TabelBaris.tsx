import { Button } from 'antd'
import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import type { BarisKonter } from './nota-konter.ts'
import type { BarisHarga } from './use-hitung.tsx'

interface Props {
  readonly baris: readonly BarisKonter[]
  readonly harga: ReadonlyMap<string, BarisHarga>
  /** The figures are on their way: the old ones are dimmed. */
  readonly basi: boolean
  readonly dipilih: string | undefined
  /** Groups whose price nobody has confirmed today. */
  readonly belumDikonfirmasi: ReadonlySet<string>
  readonly onPilih: (kodeBarcode: string) => void
  readonly onBuka: (kodeBarcode: string) => void
  readonly onKeluarkan: (kodeBarcode: string) => void
  readonly onKonfirmasi: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const judul = [
  'Barcode',
  'Nama Barang',
  'Kadar',
  'Berat',
  'Harga/Gram',
  'Ongkos',
  'Diskon',
  'Total',
] as const
const sisiKanan = 2 // from here on the columns are figures

const angka = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatRupiah(value)

/** The cells of a line; grey bars stand in for figures that were never here yet. */
function Sel({ harga, kode }: { readonly kode: string; readonly harga: BarisHarga | undefined }) {
  if (harga === undefined)
    return (
      <>
        <td>{kode}</td>
        {judul.slice(1).map((title) => (
          <td key={title}>
            <span className="table-bone" />
          </td>
        ))}
      </>
    )
  const { berat, berat_atribut, berat_kotor, kadar } = harga
  const weighed = berat_kotor !== null && berat_kotor !== (berat ?? 0) + (berat_atribut ?? 0)
  return (
    <>
      <td>{kode}</td>
      <td title={harga.nama_barang ?? ''}>{harga.nama_barang}</td>
      <td className="right">{kadar === null ? '' : formatPersen(kadar)}</td>
      <td className="right">
        {berat === null ? '' : formatBerat(berat)}
        {weighed ? <sup title={formatBerat(berat_kotor)}>*</sup> : null}
      </td>
      <td className="right">{angka(harga.harga_gram)}</td>
      <td className="right">{angka(harga.ongkos)}</td>
      <td className="right">{harga.diskon ? `-${angka(harga.diskon)}` : angka(harga.diskon)}</td>
      <td className="right konter-total">{angka(harga.harga_total)}</td>
    </>
  )
}

/** What is in the way of a line, and what may be done about it; what is worth knowing. */
function Pesan(
  props: Pick<Props, 'belumDikonfirmasi' | 'onKonfirmasi' | 'onKeluarkan' | 'onBuka'> & {
    readonly harga: BarisHarga
  },
) {
  const { belumDikonfirmasi, harga, onBuka, onKeluarkan, onKonfirmasi } = props
  const t = useWords()
  const { kode_barcode, kode_group, masalah, perhatian } = harga
  if (masalah.length + perhatian.length === 0) return null
  const unconfirmed = kode_group !== null && belumDikonfirmasi.has(kode_group)
  return (
    <tr className={masalah.length > 0 ? 'konter-pesan bad' : 'konter-pesan wait'}>
      <td colSpan={judul.length}>
        <div>
          <Icon name={masalah.length > 0 ? 'bad' : 'waiting'} />
          <span role="status">{[...masalah, ...perhatian].join('. ')}</span>
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
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [dipilih, baris.length])
  return (
    <div ref={box} className="table-scroll konter-tabel">
      <table className="table" role="grid" aria-label={t('Barang yang dijual')} aria-busy={basi}>
        <colgroup>
          {judul.map((title) => (
            <col key={title} className={`kol-${title.toLowerCase().replace(/\W/g, '-')}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {judul.map((title, at) => (
              <th key={title} scope="col" className={at < sisiKanan ? 'left' : 'right'}>
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
                  <Sel kode={kode} harga={line} />
                </tr>
                {line ? <Pesan {...props} harga={line} /> : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
