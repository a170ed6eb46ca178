import type { Field, Fields, Opened } from './field.ts'
import { kinds } from './kinds.ts'
import { everyValue } from './schema.ts'

// From a figure to its notes: what a cell opens, and how the report that it leads to is asked.

/** Where the figures of a row come from. */
export interface From {
  readonly path?: string // a report; also of the totals
  /** Another report, where a column of the row has one of these values; all its figures lead on. */
  readonly per?: { readonly column: string; readonly paths: Readonly<Record<string, string>> }
  /** filter -> column, where filledBy does not find it */
  readonly by?: Readonly<Record<string, string>>
  /** What is asked besides, where the report has such a filter. */
  readonly also?: Readonly<Record<string, string>>
  /**
   * The figures that its list adds up to, each with the column there that says so; the others lead
   * nowhere. Without it all of them are of the same notes.
   */
  readonly sums?: Readonly<Record<string, string>>
  /** Its totals add up more than one list shows, and lead nowhere. */
  readonly rowsOnly?: true
  /** Filters that its list does not have: asked by one of them, the figures lead nowhere. */
  readonly without?: readonly string[]
  /** The figures are of a date: it is led to the days of the month until then, not to that day. */
  readonly month?: true
}

const numbers =
  /^(?:no|nota|nomor|dokumen|no_(?:baru|batal|cicilan|faktur_hutang|kirim|lama|pesanan|po|reff|service|titipan))$/

/** What a cell of a report opens: a column of numbers of documents opens them without a word. */
export const opensOf = (name: string, { kind, open }: Field): Opened | undefined =>
  open ?? (kind === 'text' && numbers.test(name) ? 'dokumen' : undefined)

/** The columns that open what they name. */
export const openColumns = ({ columns }: { readonly columns: Fields }): string[] =>
  Object.entries(columns).flatMap(([name, field]) => (opensOf(name, field) ? [name] : []))

/**
 * The columns of a row that may fill a filter of the report it leads to, the likeliest first: one
 * of its name, one that is called after what it refers to, the day of the row for a period.
 */
export function filledBy(filter: string, { ref }: Field, from: From | undefined): string[] {
  const said = from?.by?.[filter]
  const day = /^tgl_(?:from|to)$/.test(filter) ? ['tgl'] : []
  const thing = ref ? [filter.replace(/^kode_/, ''), ref.master] : []
  return [...(said === undefined ? [] : [said]), filter, ...thing, ...day]
}

const isAsked = (value: unknown): boolean => value != null && value !== '' && value !== everyValue

/** The report that a row leads to, where its list can be asked as this one was. */
export const leadsTo = (
  from: From | undefined,
  row: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>> = {},
): string | undefined => {
  if (from?.without?.some((name) => isAsked(asked[name]))) return undefined
  const { column, paths } = from?.per ?? { column: '', paths: {} }
  return paths[String(row[column])] ?? from?.path
}

/** Whether a column is a figure that leads to its notes. */
export const isFigure = (
  { per, sums }: From,
  name: string,
  { kind, total }: Pick<Field, 'kind' | 'total'>,
): boolean =>
  sums
    ? name in sums
    : total === 'sum' || (per !== undefined && !['teks', 'tanggal'].includes(kinds[kind].sheet))

/** A filter of a few choices takes no other; '-' in a column is nothing. */
const fills = ({ kind, of }: Field, value: unknown): boolean =>
  value != null &&
  value !== '-' &&
  (kind !== 'choice' || of === undefined || (typeof value === 'string' && Object.hasOwn(of, value)))

/** A column often has the code of a thing before its name; a text that is empty is asked as '-'. */
function wordOf({ kind, pick, ref }: Field, value: unknown): unknown {
  if (ref && typeof value === 'string') return value.split(' ')[0]
  return value === '' && kind === 'text' && !pick ? '-' : value
}

/** How it is asked: as this one was, but for what the row says. Values are the row's own. */
export function askedFrom(
  from: From | undefined,
  filters: Fields,
  asked: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const said: Record<string, unknown> = {}
  const { tgl } = asked
  if (typeof tgl === 'string' && 'tgl_from' in filters)
    Object.assign(said, { tgl_from: from?.month ? `${tgl.slice(0, 7)}-01` : tgl, tgl_to: tgl })
  for (const [name, filter] of Object.entries(filters)) {
    const column = filledBy(name, filter, from).find((one) => fills(filter, row[one]))
    const others = [from?.also?.[name], asked[name]]
    const value = column === undefined ? others.find((one) => fills(filter, one)) : row[column]
    if (value != null) said[name] = column === undefined ? value : wordOf(filter, value)
  }
  return said
}
