import { useMemo } from 'react'
import { list, type Fields } from '#kernel/field'
import type { Ledger } from '#kernel/ledger'
import { decode } from '#kernel/wire'
import { ViewButtons, ViewDialog } from '../dialogs/ViewDialog.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { isRecord } from '../request.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import './preview.css'

type Row = Readonly<Record<string, unknown>>

/** The rows of one book that would be posted. */
interface Told {
  readonly ledger: Pick<Ledger, 'name' | 'title'>
  readonly columns: Fields
  readonly rows: readonly Row[]
}

/** More lines than anybody reads in a dialog. */
const most = 200

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The books of an answer, those that this page knows, in the order of the house. */
function toldBy(ledgers: readonly Ledger[], data: unknown): Told[] {
  const books = isRecord(data) ? rowsOf(data['buku']) : []
  return books.flatMap((book) => {
    const ledger = isRecord(book) && ledgers.find(({ name }) => name === book['buku'])
    if (!ledger || !ledger.preview || !isRecord(book)) return []
    const { columns } = ledger.preview
    const rows = rowsOf(decode(list(columns), book['baris'])).filter(isRecord)
    return [{ ledger, columns, rows }]
  })
}

/** One book: its rows, and below them the sums of its columns of money. */
function Book({ columns: fields, ledger, rows }: Told) {
  const t = useWords()
  const { toko } = useShell()
  const columns = useMemo(
    () => columnsOf(fields, { t, style: 'layar', zona: toko.zona }),
    [fields, t, toko.zona],
  )
  const sums: Row = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { total }]) =>
      total === 'sum' ? [[name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]] : [],
    ),
  )
  return (
    <section className="preview-book">
      <h3>{t(ledger.title)}</h3>
      <table>
        <thead>
          <tr>
            {columns.map(({ align, name, title, unit }) => (
              <th key={name} className={align}>
                {title} {unit === undefined ? null : <small>{unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have an order only
            <tr key={at}>
              {columns.map(({ align, name, text }) => (
                <td key={name} className={align}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {Object.keys(sums).length === 0 ? null : (
          <tfoot>
            <tr>
              {columns.map(({ align, name, text }) => (
                <td key={name} className={align}>
                  {name in sums ? text(sums) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length > most ? (
        <p className="meta">{t('Dan {{jumlah}} Baris Lagi', { jumlah: rows.length - most })}</p>
      ) : null}
    </section>
  )
}

interface Props {
  /** As the server answers it. */
  readonly data: unknown
  readonly onClose: () => void
}

/** What a command would post, before it is saved (docs/adr/0299). */
export function PreviewDialog({ data, onClose }: Props) {
  const t = useWords()
  const { house } = useShell()
  const books = toldBy(
    house.modules.flatMap(({ ledgers = [] }) => ledgers),
    data,
  )
  const needs = isRecord(data) ? rowsOf(data['perlu']) : []
  return (
    <ViewDialog title={t('Jurnal Yang Akan Diposting')} width={860} onClose={onClose}>
      <p className="meta">{t('Belum Ada Yang Disimpan')}</p>
      {needs.length > 0 ? (
        <p className="meta">
          {t('Perlu Otorisasi: {{jenis}}', {
            jenis: needs.map((kind) => t(house.approvals[String(kind)] ?? String(kind))).join(', '),
          })}
        </p>
      ) : null}
      {books.length === 0 ? <p>{t('Tidak Ada Jurnal, Emas Atau Uang Yang Bergerak')}</p> : null}
      <div className="preview-books">
        {books.map((book) => (
          <Book key={book.ledger.name} {...book} />
        ))}
      </div>
      <ViewButtons autoFocus onClose={onClose} />
    </ViewDialog>
  )
}
