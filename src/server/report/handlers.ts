import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { columnsAsked, columnsChosen, usualReportSentences, type Report } from '#kernel/report'
import { callOf, isAcross, longestReport, nestedAnswer, refusedRange } from '#kernel/report-call'
import { isCompared, withRatios } from '#kernel/report-compare'
import { fieldsOn } from '#kernel/when'
import type { RowStream } from '../db-stream.ts'
import type { ReportDb } from '../read-db.ts'
import {
  handle,
  reply,
  type Context,
  type Handler,
  type ReportContext,
  type ServedReport,
} from '../serve.ts'
import type { Shops } from '../session/shops.ts'
import {
  joined,
  onPaper,
  placesFor,
  rowsAt,
  together,
  type Place,
  type ShopRows,
} from './across.ts'
import { askBeside, streamOfRows } from './beside.ts'
import type { ReportTurns } from './turns.ts'
import { isByDay, sumDays, type ServedByDay } from './days.ts'
import { paperReply } from './paper-reply.ts'
import { headingOf } from './report-heading.ts'
import { sheetReply } from './sheet-reply.ts'
import {
  figuresOfRows,
  firstRowsOf,
  firstRowsQuery,
  Sums,
  type ReportRow,
  type Rows,
} from './totals.ts'
import { engineSettings } from '#kernel/engine-settings'

/** SPEC 5: with the module on, a range over a month is refused at both dates. */
function checkRange(ctx: Context, filter: ReportRow): void {
  if (!ctx.setting(engineSettings.ONE_MONTH_PROTECTION_MODULE)) return
  const fields = refusedRange(filter)
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
}

/** Rows up to a limit, figures of all of them. */
async function wholeRows(
  db: ReportDb,
  kodeToko: string,
  { columns, groupBy }: Report,
  query: RawBuilder<unknown>,
): Promise<Rows> {
  const found = await db.rows(kodeToko, firstRowsQuery(query, columns, groupBy, longestReport))
  const { figures, rows } = firstRowsOf(found, columns, groupBy)
  return { rows, ...figures }
}

/**
 * The rows that the screen shows of a long period, without the later ones. The sums of the days are
 * the totals; if the rows come day after day, days after the last shown row are not read. Undefined
 * when all rows are shown: then the rows themselves are counted.
 */
async function rowsByDay(
  db: ReportDb,
  { report, days, query }: ServedByDay,
  filter: ReportRow,
  where: ReportContext,
): Promise<Rows | undefined> {
  const asked = days(filter, where)
  if (!asked) return undefined
  const { kode_toko: kodeToko } = where.toko
  const perDay = await db.rows(kodeToko, asked.statement)
  const { count, full, totals } = sumDays(perDay, report.columns, longestReport)
  if (count <= longestReport) return undefined
  const shown = asked.inOrder ? { ...filter, tgl_to: full } : filter
  const rows = await db.rows<ReportRow>(
    kodeToko,
    sql`select * from (${query(shown, where)}) q limit ${longestReport}`,
  )
  return { rows, count, totals, groups: null }
}

/** From this age on an answer says how old its data is. */
const tellFrom = 5

const toldAge = (age: number): { readonly age?: number } => (age < tellFrom ? {} : { age })

/** One shop's rows up to a limit, totals and groups of all of them. */
const rowsOf = async (
  db: ReportDb,
  served: ServedReport,
  filter: ReportRow,
  where: ReportContext,
): Promise<Rows> =>
  (isByDay(served) ? await rowsByDay(db, served, filter, where) : undefined) ??
  wholeRows(db, where.toko.kode_toko, served.report, served.query(filter, where))

/** The screen's answer, of one shop or of several. */
async function answerRows(
  ctx: Context,
  served: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
) {
  const { report } = served
  const { age, found } = await ctx.reading.read(async (db, age) => {
    const here = (where: ReportContext): Promise<Rows> => rowsOf(db, served, filter, where)
    const of: ShopRows<Rows>[] = []
    for (const place of places)
      of.push([place.kode_toko, await rowsAt(ctx, place, report, filter, here)])
    return { age, found: of }
  })
  const { rows, ...sums } = together(report, found)
  const { columns } = report
  const { count } = sums
  const totals = withRatios(columns, sums.totals)
  const groups =
    sums.groups?.map((one) => ({ ...one, totals: withRatios(columns, one.totals) })) ?? null
  const said = { ...usualReportSentences, ...report.sentences }
  const message = rows.length > 0 ? said.available : said.empty
  const answer = nestedAnswer(report, { rows, totals, count, groups })
  return reply(answer, { message, count, ...toldAge(age) })
}

/** The screen's answer of a report beside another period or shop. */
async function answerBeside(
  ctx: Context,
  served: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
) {
  const { age, report, rows, series } = await askBeside(ctx, served, filter, places, (...asked) =>
    streamOf(ctx, ...asked),
  )
  const { columns, groupBy } = report
  const figures = figuresOfRows(rows, columns, groupBy)
  const said = { ...usualReportSentences, ...served.report.sentences }
  const { count } = figures
  return reply(
    {
      rows: [],
      totals: {},
      count,
      groups: null,
      sisi: { series, rows: rows.slice(0, longestReport), ...figures },
    },
    { message: count > 0 ? said.available : said.empty, count, ...toldAge(age) },
  )
}

/** The batches of a report for a sheet, adding up what passes. */
async function* summed(
  batches: AsyncIterable<ReportRow[]>,
  sums: Sums,
): AsyncGenerator<ReportRow[]> {
  for await (const batch of batches) {
    for (const row of batch) sums.add(row)
    yield batch
  }
}

/** The report as this shop has it, in the shape that was asked for. */
function reportHere(ctx: Context, report: Report, filter: ReportRow): Report {
  const { isOn } = ctx
  const { filters } = report
  const columns = columnsAsked(report, filter)
  return { ...report, filters: fieldsOn(filters, isOn), columns: fieldsOn(columns, isOn) }
}

/** What answers a report's call: JSON for the screen, or the file that was asked for. */
export function reportHandler(served: ServedReport, shops: Shops, turns: ReportTurns): Handler {
  return handle(callOf(served.report), async (ctx, { body: filter, query: { format } }) => {
    checkRange(ctx, filter)
    const here = reportHere(ctx, served.report, filter)
    const places = await placesFor(ctx, shops, here, filter.kode_toko)
    const beside = isCompared(filter)
    const of = { ...served, report: beside ? chosenIn(here, filter) : here }
    if (format === null)
      return turns.take(ctx.user.user_id, () =>
        (beside ? answerBeside : answerRows)(ctx, of, filter, places),
      )
    const whole = isAcross(filter.kode_toko) ? onPaper(here) : here
    const { age, report, rows } = beside
      ? await turns.take(ctx.user.user_id, () => fileBeside(ctx, of, filter, places))
      : { ...(await streamOf(ctx, of, filter, places)), report: chosenIn(whole, filter) }
    const [first] = places
    const toko = places.length === 1 && first ? first.toko : ctx.toko
    const told = toldAge(age).age
    if (format === 'pdf') return paperReply({ report, filter, toko, rows, ctx, age: told })
    const sums = new Sums(report.columns)
    return sheetReply(format, {
      title: report.title,
      fields: report.columns,
      rows: { [Symbol.asyncIterator]: () => summed(rows, sums), close: () => rows.close() },
      ctx,
      heading: headingOf({ report, filter, toko, ctx, age: told }),
      ...(sums.any ? { total: () => sums.totals } : {}),
      ...(report.closing ? { closing: report.closing } : {}),
    })
  })
}

/** A file has the columns that its reader wants. */
const chosenIn = (report: Report, { kolom }: ReportRow): Report => ({
  ...report,
  columns: columnsChosen(
    report.columns,
    typeof kolom === 'string' ? kolom : undefined,
    report.groupBy,
  ),
})

/** The rows of a file that stand beside those of another period or shop. */
async function fileBeside(
  ctx: Context,
  served: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
) {
  const { age, report, rows } = await askBeside(ctx, served, filter, places, (...asked) =>
    streamOf(ctx, ...asked),
  )
  return { age, report, rows: streamOfRows(rows) }
}

/** All rows of one shop, or of several one after the other. */
async function streamOf(
  ctx: Context,
  { query, report }: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
): Promise<{ age: number; rows: RowStream<ReportRow> }> {
  const open = (where: ReportContext) =>
    ctx.reading.read(async (db, age) => {
      const statement = sql<ReportRow>`${query(filter, where)}`
      return { age, rows: await db.stream(where.toko.kode_toko, statement) }
    })
  const [first] = places
  if (places.length === 1 && first?.where) return open(first.where)
  const opened = async (where: ReportContext) => (await open(where)).rows
  return { age: 0, rows: await joined(ctx, places, report, filter, opened) }
}
