import type { Field } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { useWords } from '#web/words'
import { kataTutup } from './laporan/tutup-toko.ts'
import { barisLaci, barisUang } from './tutup-toko.calls.ts'
import type { StatusTutup } from './status-tutup.tsx'

interface FiguresProps<R> {
  readonly title: string
  readonly fields: Readonly<Record<keyof R & string, Field>>
  readonly rows: readonly R[]
}

const isFigure = (field: Field): boolean => field.total === 'sum'

/** What the cash book calls by a code has its word; the shop's own codes stay. */
const kata: Readonly<Record<string, string>> = { ...kataTutup, CASH: 'Tunai' }
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? kata[value.replaceAll('_', ' ')] : undefined

/** A few rows with their sums: no list to work in. */
function Figures<R extends object>({ fields, rows, title }: FiguresProps<R>) {
  const t = useWords()
  const columns = Object.entries<Field>(fields)
  const cellOf = (row: R, name: string, field: Field): string => {
    const value: unknown = Reflect.get(row, name)
    if (value === null && isFigure(field)) return t('Belum Dihitung')
    const word = wordOf(value)
    return word === undefined ? show(value, field, 'layar', t) : t(word)
  }
  const sumOf = (name: string): number | null =>
    rows.some((row) => Reflect.get(row, name) === null)
      ? null // a part of it is not told yet
      : rows.reduce((sum, row) => sum + Number(Reflect.get(row, name)), 0)
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table className="closing-figures">
        <thead>
          <tr>
            {columns.map(([name, field]) => (
              <th key={name} scope="col" className={isFigure(field) ? 'right' : ''}>
                {t(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={columns.map(([name, field]) => cellOf(row, name, field)).join(' ')}>
              {columns.map(([name, field]) => (
                <td key={name} className={isFigure(field) ? 'right' : ''}>
                  {cellOf(row, name, field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map(([name, field]) => (
              <td key={name} className={isFigure(field) ? 'right' : ''}>
                {isFigure(field) ? show(sumOf(name), field, 'layar', t) : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** What lies in the drawers and in the safe. */
export function LaciKasir({ rows }: { readonly rows: StatusTutup['laci'] }) {
  return <Figures title={useWords()('Uang Di Laci')} fields={barisLaci} rows={rows} />
}

/** The money of the day by kategori and way of payment. */
export function UangHari({ rows }: { readonly rows: StatusTutup['kas'] }) {
  return <Figures title={useWords()('Uang Hari Ini')} fields={barisUang} rows={rows} />
}

interface NotaHariProps {
  readonly title: string
  readonly jumlah: StatusTutup['penjualan']
  readonly batal: number
}

/** What one side of the day's visits came to. */
function NotaHari({ batal, jumlah, title }: NotaHariProps) {
  const t = useWords()
  const figures: readonly (readonly [string, string])[] = [
    [t('Nota'), formatRupiah(jumlah.nota)],
    [t('Barang'), formatRupiah(jumlah.pcs)],
    [t('Berat (gr)'), formatBerat(jumlah.berat)],
    [t('Batal'), formatRupiah(batal)],
  ]
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="closing-total">
        <small>Rp</small> {formatRupiah(jumlah.harga_total)}
      </p>
      <dl className="closing-facts">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the day sold, and what it bought. */
export function JualBeliHari({ status }: { readonly status: StatusTutup }) {
  const t = useWords()
  const { batal, batal_beli, pembelian, penjualan } = status
  return (
    <>
      <NotaHari title={t('Penjualan Hari Ini')} jumlah={penjualan} batal={batal} />
      <NotaHari title={t('Pembelian Hari Ini')} jumlah={pembelian} batal={batal_beli} />
    </>
  )
}
