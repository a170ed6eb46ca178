import { columnsWanted } from './columns-wanted.ts'
import { choice, tanggal, type Fields, type RowOf } from './field.ts'
import type { FigureStyle } from './figures.ts'
import type { From } from './report-from.ts'
import type { Level, Reserved } from './right.ts'
import type { Screen } from './screen.ts'

/** A report that has several shapes: a filter chooses among them. */
interface Shapes {
  readonly by: string //                                  the filter
  readonly columns: Readonly<Record<string, string>> //   column -> the choice that has it
  readonly delay: number //                               ms until the answer is shown (SPEC 9)
}

/** A report: filters, columns with their print facts, one query (in the .server.ts beside it). */
export interface Report<F extends Fields = Fields, C extends Fields = Fields> {
  readonly path: string //          the screen
  readonly title: string
  readonly purpose: string
  readonly heading: string //       the group of tiles in /SubMenuLaporan; a phrase
  readonly call: string //          POST; the SPEC's path where it names one
  readonly filters: F
  readonly columns: C
  readonly groupBy?: string // rows come sorted by it; sub-totals at each change
  /**
   * The rows are sent within their groups, as `detail` (SPEC 3, 7); the group has the column's
   * name.
   */
  readonly nested?: boolean
  /** Its rows are the chain's, not a shop's: asked of one shop alone, or each stood there often. */
  readonly chain?: true
  /** Columns in which rows of one name differ. On the wire they are in its `detail` (SPEC 3). */
  readonly detail?: readonly string[]
  /** The choice of another shape clears the answer at once (SPEC 4). */
  readonly shapes?: Shapes
  /** The SPEC's name for the rows on the wire, and a second verb that the SPEC leaves open. */
  readonly rowsAs?: string
  readonly also?: 'GET'
  readonly sorts?: Readonly<Record<string, string>> // value -> words
  readonly style?: FigureStyle //   SPEC 9: 'laporan', but the non-cash report
  /** What a row is about beside another period; by default report-compare.ts finds out. */
  readonly subjects?: readonly string[]
  /** Where the figures of a row come from: another report, asked for what the row says. */
  readonly from?: From
  readonly closing?: readonly (keyof C & string)[] // these totals once more below a workbook's, a line each
  readonly signed?: readonly string[] // who signs its paper; phrases
  readonly fileAbove?: number //    with more rows the file is also downloaded by itself
  readonly sentences?: {
    readonly available?: string
    readonly empty?: string
    readonly failed?: string
  }
  readonly initially?: readonly Level[]
  readonly icon?: string
  readonly when?: string
  readonly reserved?: Reserved
  readonly contoh: RowOf<F>
  /** In the page: all of it, where only what the menu shows came first (tools/late-definitions). */
  readonly late?: () => Promise<Report>
}

export const defineReport = <const F extends Fields, const C extends Fields>(
  report: Report<F, C> & { readonly groupBy?: keyof C & string },
): Report<F, C> => report

/** The columns of the shape that was asked for; all of them where there is only one. */
export const columnsAsked = (
  { columns, shapes }: Pick<Report, 'columns' | 'shapes'>,
  filter: Readonly<Record<string, unknown>>,
): Fields =>
  shapes === undefined
    ? columns
    : Object.fromEntries(
        Object.entries(columns).filter(
          ([name]) => (shapes.columns[name] ?? filter[shapes.by]) === filter[shapes.by],
        ),
      )

/**
 * The columns as somebody wants them: names with commas between, '-' before one that is hidden; one
 * that is not named stands at the end, the groups stay.
 */
export function columnsChosen(
  columns: Fields,
  chosen: string | null | undefined,
  groupBy?: string,
): Fields {
  if (!chosen) return columns
  const wanted = columnsWanted(chosen)
  const shown = wanted
    .filter((one) => one.shown && Object.hasOwn(columns, one.name))
    .map(({ name }) => name)
  const named = new Set(wanted.map(({ name }) => name))
  const rest = Object.keys(columns).filter(
    (name) => !named.has(name) || (name === groupBy && !shown.includes(name)),
  )
  const all = [...shown, ...rest]
  if (all.length === 0) return columns
  return Object.fromEntries(
    all.flatMap((name) => {
      const field = columns[name]
      return field ? [[name, field]] : []
    }),
  )
}

/** From and to, both required (SPEC 5); a new form starts with today's business date. */
export const periode = {
  tgl_from: tanggal({
    label: 'Tanggal Awal',
    required: 'Tanggal Awal Tidak Boleh Kosong',
    initial: 'today',
  }),
  tgl_to: tanggal({
    label: 'Tanggal Akhir',
    required: 'Tanggal Akhir Tidak Boleh Kosong',
    initial: 'today',
  }),
}

/** One date. */
export const padaTanggal = {
  tgl: tanggal({ label: 'Tanggal', required: 'Tanggal Tidak Boleh Kosong', initial: 'today' }),
}

/** The sort-by options of the generic filter (SPEC 2, 9). */
export const urutkan = <const C extends Record<string, string>>(of: C) => ({
  sort_by: choice({
    label: 'Urut Berdasarkan',
    of,
    required: 'Sort By Tidak Boleh Kosong',
    initial: Object.keys(of)[0],
  }),
})

/** What every report says unless the SPEC gives it other words (SPEC 8). */
export const usualReportSentences = {
  available: 'Laporan Tersedia',
  empty: 'Laporan Tidak Tersedia',
  failed: 'Terjadi Kesalahan Saat Request Data',
}

/** The screen of a report, for the menu and for rights. */
export const screenOfReport = (report: Report): Screen => ({
  path: report.path,
  title: report.title,
  menu: 'laporan',
  purpose: report.purpose,
  heading: report.heading,
  initially: report.initially ?? ['SPV', 'MU', 'DEV'],
  ...(report.icon ? { icon: report.icon } : {}),
  ...(report.when ? { when: report.when } : {}),
  ...(report.reserved ? { reserved: report.reserved } : {}),
})
