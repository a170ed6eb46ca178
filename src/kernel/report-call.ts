import { defineEndpoint, type Endpoint } from './endpoint.ts'
import {
  choice,
  code,
  group,
  integer,
  list,
  open,
  text,
  yes,
  type Field,
  type Fields,
  type RowOf,
} from './field.ts'
import { bandingan, type Banding } from './periode.ts'
import type { FieldRefusal } from './refusal.ts'
import { detailFields, folded, unfolded } from './report-detail.ts'
import type { Report } from './report.ts'
import { whoSees } from './right.ts'
import { everyValue } from './schema.ts'
import { addMonths, type Tanggal } from './tanggal.ts'

/** Rows of one answer on the screen; paper and sheet have them all. */
export const longestReport = 10_000

/** How a report leaves the screen. */
const reportFormat = {
  format: choice({
    label: 'Format',
    of: { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV', csv_koma: 'CSV' },
  }),
}

/** The word by which the head office asks for every shop of the chain. */
export const everyShop = everyValue

/** A filter that may be left out may be sent as ALL (SPEC 2), unless ALL is one of its choices. */
const orAll = (filters: Fields): Fields =>
  Object.fromEntries(
    Object.entries(filters).map(([name, field]) => [
      name,
      field.required || field.of?.[everyValue] ? field : { ...field, all: true },
    ]),
  )

/**
 * The choice of the head office: a shop, several with commas between, or ALL. Others have no
 * choice.
 */
const pilihToko = { kode_toko: text({ label: 'Toko', max: 1000 }) }

/** How it stands beside itself, and the columns of its file (docs/adr/0351). */
const cara = {
  banding: choice({ label: 'Bandingkan', of: bandingan }),
  sisi: yes({ label: 'Toko Berdampingan' }),
  kolom: text({ label: 'Kolom', max: 2000 }),
}

/** The shops that were chosen; undefined means the own shop. */
export function shopsAsked(wanted: string | null | undefined): readonly string[] | undefined {
  const kode = (wanted ?? '').toUpperCase().split(/[\s,]+/)
  const all = [...new Set(kode)].filter((one) => one !== '')
  return all.length === 0 ? undefined : all
}

/** Whether the answer is of more than one shop. */
export const isAcross = (wanted: string | null | undefined): boolean => {
  const asked = shopsAsked(wanted) ?? []
  return asked.length > 1 || asked[0] === everyShop
}

/** The shop of a row, in an answer with rows of several shops. */
const tokoBaris = { kode_toko: code({ label: 'Toko', width: 8 }) }

/**
 * The same report over several shops. Each row begins with its shop; if the rows have no groups,
 * each shop is a group with its sums.
 */
export const acrossShops = (report: Report): Report => ({
  ...report,
  columns: { ...tokoBaris, ...report.columns },
  ...(report.groupBy === undefined ? { groupBy: 'kode_toko' } : {}),
})

/** Figures under a report or a group of it: one per column that closes (`total`). */
export type Totals = Readonly<Record<string, number>>

export interface ReportGroup<C extends Fields> {
  nilai: unknown
  count: number
  totals: Totals
  detail?: RowOf<C>[] // of a nested report
}

export interface ReportAnswer<C extends Fields> {
  rows: RowOf<C>[]
  /** True for all rows, also for those beyond `longestReport`. */
  totals: Totals
  count: number
  /** With `groupBy`: each value in the order of the rows, with its rows and its totals. */
  groups: ReportGroup<C>[] | null
  /** Beside another period or shop (report-compare.ts): whole numbers of the house. */
  sisi?: unknown
}

export type ReportCall<F extends Fields, C extends Fields> = Endpoint<
  never,
  { format: 'pdf' | 'xlsx' | 'csv' | 'csv_koma' | null },
  RowOf<F> & {
    kode_toko?: string | null
    banding?: Banding | null
    sisi?: boolean | null
    kolom?: string | null
  },
  ReportAnswer<C>
>

/** The columns that close with a figure. */
export const totalFields = (columns: Fields): Fields =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, field]) => field.total || field.ratio)
      .map(([name, field]) => [
        name,
        field.total === 'count' ? integer({ label: field.label }) : field,
      ]),
  )

/** What the answer looks like on the wire. */
function answerOf(report: Report): Field {
  const { columns, groupBy = '', nested, rowsAs = 'rows' } = report
  const totals = group(totalFields(columns))
  const count = integer({ label: 'Jumlah' })
  if (!nested) {
    const groups = list({ nilai: open({ label: '' }), count, totals })
    return group({
      [rowsAs]: list({ ...tokoBaris, ...columns, ...detailFields(report) }),
      totals,
      count,
      groups,
      sisi: open({ label: '' }),
    })
  }
  const { [groupBy]: nilai = open({ label: '' }), ...detail } = columns
  return group({
    groups: list({ [groupBy]: nilai, count, totals, detail: list(detail) }),
    totals,
    count,
    sisi: open({ label: '' }),
  })
}

/**
 * The rows as the SPEC wants them on the wire: under the SPEC's name for them, or in their groups.
 */
export function nestedAnswer<C extends Fields>(
  report: Report,
  answer: ReportAnswer<C>,
): ReportAnswer<C> {
  const { groupBy = '', nested, rowsAs = 'rows' } = report
  if (!nested) return { ...answer, [rowsAs]: folded(report, answer.rows) }
  const valueOf = (row: object): unknown => new Map(Object.entries(row)).get(groupBy)
  const groups = (answer.groups ?? []).map((each) => ({
    ...each,
    [groupBy]: each.nilai,
    detail: answer.rows.filter((row) => valueOf(row) === each.nilai),
  }))
  return { ...answer, groups }
}

/** The same answer in the form of every other report, for the page that shows it. */
export function flatAnswer<C extends Fields>(
  report: Report,
  answer: ReportAnswer<C>,
): ReportAnswer<C> {
  const { groupBy = '', nested, rowsAs = 'rows' } = report
  if (!nested) {
    const rows: unknown = new Map(Object.entries(answer)).get(rowsAs)
    return { ...answer, rows: unfolded(report, rows) as never }
  }
  const groups = (answer.groups ?? []).map(({ detail = [], ...each }) => {
    const nilai: unknown = new Map(Object.entries(each)).get(groupBy)
    return { ...each, nilai, rows: detail.map((row) => ({ [groupBy]: nilai, ...row })) }
  })
  return { ...answer, rows: groups.flatMap(({ rows }) => rows), groups }
}

const built = new WeakMap<Report, Endpoint>()

/** The one call of a report, from its definition. */
export function callOf<F extends Fields, C extends Fields>(report: Report<F, C>): ReportCall<F, C> {
  const known = built.get(report)
  if (known) return known as never
  const endpoint = defineEndpoint({
    method: 'POST',
    path: report.call,
    summary: `${report.title}: report; with format, the file`,
    right: whoSees(report.path),
    portal: 'cabang',
    inBranch: true,
    query: reportFormat,
    body: { ...orAll(report.filters), ...pilihToko, ...cara },
    ...(report.when ? { when: report.when } : {}),
    ...(report.also ? { also: report.also } : {}),
    answer: answerOf(report),
  })
  built.set(report, endpoint)
  return endpoint as never
}

/**
 * The one-month protection (SPEC 5): the range ends on the same day of the next month at the
 * latest; both dates show the sentence. Only for reports that have a range.
 */
export function refusedRange(filter: Readonly<Record<string, unknown>>): FieldRefusal[] {
  const [from, to] = [filter['tgl_from'], filter['tgl_to']] as (Tanggal | undefined)[]
  if (!from || !to) return []
  const both = (text: string): FieldRefusal[] =>
    ['tgl_from', 'tgl_to'].map((field) => ({ field, text }))
  if (from > to) return both('Tanggal awal tidak boleh lebih besar dari tanggal akhir')
  if (to > addMonths(from, 1)) return both('Rentang tanggal tidak boleh lebih dari 1 bulan')
  return []
}
