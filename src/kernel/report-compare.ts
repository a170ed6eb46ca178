import { bandingan, dayNow, earlier, isBanding, type Banding, type Range } from './periode.ts'
import { choice, persen, type Field, type Fields } from './field.ts'
import type { Translate } from './language.ts'
import { everyShop, shopsAsked, type Totals } from './report-call.ts'
import { opensOf } from './report-from.ts'
import type { Report } from './report.ts'
import { nearest } from './rounding.ts'

// A report beside itself: of another month or year, or of several shops. Its rows become one for
// each thing that they are about; every figure that has a sum stands there once a series.

type Row = Readonly<Record<string, unknown>>
type Filter = Readonly<Record<string, unknown>>

/** One of the runs that stand beside each other. */
export interface Series {
  readonly key: string //   behind the name of a figure: '' is what was asked for itself
  readonly words: string // over its columns, in the reader's language
}

export const rangeIn = (filter: Filter): Range | undefined => {
  const { tgl_from: from, tgl_to: to } = filter
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

export const hasPeriod = ({ filters }: Pick<Report, 'filters'>): boolean =>
  'tgl_from' in filters && 'tgl_to' in filters

/** Figures that are added up. */
export const figuresOf = (columns: Fields): string[] =>
  Object.entries(columns).flatMap(([name, { hidden, total }]) =>
    total === 'sum' && !hidden ? [name] : [],
  )

const about = new Set(['text', 'code', 'choice', 'ref', 'tanggal', 'kadar', 'yes'])

/** Each row is a document or a piece: two periods have no row in common. */
const isDetailed = (columns: Fields): boolean =>
  Object.entries(columns).some(
    ([name, field]) =>
      opensOf(name, field) !== undefined || field.kind === 'saat' || field.total === 'count',
  )

/**
 * What a row is about when it stands beside another: of a report of documents its groups or else
 * its days, of any other all that is not a figure.
 */
export function subjectsOf(report: Pick<Report, 'columns' | 'groupBy' | 'subjects'>): string[] {
  const { columns, groupBy, subjects } = report
  if (subjects) return subjects.filter((name) => name in columns)
  if (!isDetailed(columns))
    return Object.entries(columns).flatMap(([name, { hidden, kind, total }]) =>
      about.has(kind) && !total && !hidden ? [name] : [],
    )
  if (groupBy !== undefined) return [groupBy]
  const day = Object.entries(columns).find(([, { kind }]) => kind === 'tanggal')
  return day ? [day[0]] : []
}

/** Whether a report can stand beside itself. */
export const canCompare = (report: Pick<Report, 'columns' | 'filters'>): boolean =>
  hasPeriod(report) && figuresOf(report.columns).length > 0

/** What was asked for beside the report itself. */
export const bandingOf = ({ banding }: Filter): Banding | undefined =>
  isBanding(banding) ? banding : undefined

/** Whether shops are to stand beside each other. */
export const isBeside = ({ kode_toko, sisi }: Filter): boolean => {
  const asked = shopsAsked(typeof kode_toko === 'string' ? kode_toko : undefined) ?? []
  return sisi === true && (asked.length > 1 || asked[0] === everyShop)
}

export const isCompared = (filter: Filter): boolean =>
  bandingOf(filter) !== undefined || isBeside(filter)

/** The same question for the earlier period. */
export function askedEarlier<F extends Filter>(filter: F, by: Banding): F {
  const range = rangeIn(filter)
  if (!range) return filter
  const { from, to } = earlier(range, by)
  return { ...filter, tgl_from: from, tgl_to: to }
}

/** The earlier period has this key behind the names of its figures. */
export const earlierKey = '_lalu'

export const seriesOf = (
  filter: Filter,
  shops: readonly string[],
  t: Translate,
): readonly Series[] => {
  const banding = bandingOf(filter)
  return banding
    ? [
        { key: '', words: '' },
        { key: earlierKey, words: t(bandingan[banding]) },
      ]
    : shops.map((kode) => ({ key: `_${kode}`, words: kode }))
}

const plain = ({ kind, label, width }: Field): Field => ({
  kind,
  label,
  required: false,
  ...(width === undefined ? {} : { width }),
})

function comparedFigure(name: string, field: Field, of: readonly Series[], t: Translate) {
  const label = t(field.label)
  const under = (words: string): string => (words === '' ? label : `${label} ${words}`)
  const each = of.map(({ key, words }): [string, Field] => [
    name + key,
    { ...plain(field), label: under(words), total: 'sum' },
  ])
  const more: [string, Field][] = of.some(({ key }) => key === earlierKey)
    ? [
        [`${name}_beda`, { ...plain(field), label: under(t('Selisih')), total: 'sum' }],
        [`${name}_naik`, { ...persen({ label: '%' }), ratio: [`${name}_beda`, name + earlierKey] }],
      ]
    : [[`${name}_semua`, { ...plain(field), label: under(t('Total')), total: 'sum' }]]
  return [...each, ...more]
}

/** The report that shows the series beside each other, its labels in the reader's words. */
export function comparedReport(report: Report, of: readonly Series[], t: Translate): Report {
  const { closing: _, columns, detail: __, shapes: ___, filters, groupBy, ...rest } = report
  const subjects = subjectsOf(report)
  const figures = figuresOf(columns).flatMap((name) => {
    const field = columns[name]
    return field ? comparedFigure(name, field, of, t) : []
  })
  const kept = Object.entries(columns).flatMap(([name, field]): [string, Field][] => {
    const { total: _total, ...bare } = field
    return subjects.includes(name) ? [[name, bare]] : []
  })
  const grouped = groupBy !== undefined && subjects.includes(groupBy) && subjects.length > 1
  return {
    ...rest,
    ...(grouped ? { groupBy } : {}),
    nested: false,
    filters: { ...filters, banding: choice({ label: 'Bandingkan', of: bandingan }) },
    columns: Object.fromEntries([...kept, ...figures]),
  }
}

/** A percentage of two figures in hundredths; nothing of nothing. */
const ratioOf = (over: number, under: number): number | undefined =>
  under === 0 ? undefined : nearest((over * 10_000) / Math.abs(under))

/** Fills in what is a ratio of two other columns, in a row or in totals. */
export function withRatios<R extends Row | Totals>(columns: Fields, row: R): R {
  const found = Object.entries(columns).flatMap(([name, { ratio }]) => {
    if (!ratio) return []
    const [over = 0, ...under] = ratio.map((one) => Number(row[one] ?? 0))
    const all = under.reduce((sum, one) => sum + one, 0)
    return [[name, ratioOf(over, all)]]
  })
  return found.length === 0 ? row : { ...row, ...Object.fromEntries(found) }
}

/** By their numbers; what has none (the profit that runs) is last. */
function byAccount<R extends Row>(rows: readonly R[], name: string): R[] {
  const number = ({ [name]: value }: R): string => (typeof value === 'string' ? value : '~')
  return rows.toSorted((a, b) => (number(a) < number(b) ? -1 : 1))
}

/** Puts the rows of the series beside each other, one series after the other. */
export class Beside {
  readonly #subjects: readonly string[]
  readonly #figures: readonly string[]
  readonly #series: readonly Series[]
  readonly #compared: Report
  readonly #columns: Fields
  readonly #rows = new Map<string, Record<string, unknown>>()

  constructor(report: Report, of: readonly Series[], compared: Report) {
    this.#subjects = subjectsOf(report)
    this.#figures = figuresOf(report.columns)
    this.#series = of
    this.#compared = compared
    this.#columns = compared.columns
  }

  get size(): number {
    return this.#rows.size
  }

  /** @param shift the days of the earlier period become those of the later one */
  add({ key }: Series, row: Row, shift?: { readonly before: Range; readonly now: Range }): void {
    const said = this.#subjects.map((name): [string, unknown] => {
      const value = row[name]
      const isDay = shift && this.#columns[name]?.kind === 'tanggal' && typeof value === 'string'
      return [name, isDay ? dayNow(value, shift.before, shift.now) : (value ?? null)]
    })
    const at = JSON.stringify(this.#keyOf(said))
    const there = this.#rows.get(at) ?? Object.fromEntries(said)
    for (const name of this.#figures)
      there[name + key] = Number(there[name + key] ?? 0) + Number(row[name] ?? 0)
    this.#rows.set(at, there)
  }

  /** An account is one, under whatever name a shop has it. */
  #keyOf(said: readonly [string, unknown][]): unknown {
    const account = said.find(([name, value]) => this.#isAccount(name) && value !== null)
    return account ? [account[1]] : said
  }

  #isAccount(name: string): boolean {
    return this.#columns[name]?.open === 'akun'
  }

  /** The rows in the order in which they came; days and accounts in theirs. */
  rows(): Record<string, unknown>[] {
    const found = [...this.#rows.values()].map((row) => this.#closed(row))
    const [first = ''] = this.#subjects
    if (this.#columns[first]?.kind === 'tanggal')
      return found.toSorted((a, b) => (String(a[first]) < String(b[first]) ? -1 : 1))
    const account = this.#subjects.find((name) => this.#isAccount(name))
    const rows = account === undefined ? found : byAccount(found, account)
    const { groupBy = '' } = this.#compared
    const groups = new Map<unknown, Record<string, unknown>[]>()
    for (const row of rows) {
      const group = groups.get(row[groupBy])
      if (group) group.push(row)
      else groups.set(row[groupBy], [row])
    }
    return [...groups.values()].flat()
  }

  #closed(row: Record<string, unknown>): Record<string, unknown> {
    const figure = (name: string): number => Number(row[name] ?? 0)
    for (const name of this.#figures) {
      for (const { key } of this.#series) row[name + key] = figure(name + key)
      row[`${name}_beda`] = figure(name) - figure(name + earlierKey)
      row[`${name}_semua`] = this.#series.reduce((sum, { key }) => sum + figure(name + key), 0)
    }
    return withRatios(this.#columns, row)
  }
}
