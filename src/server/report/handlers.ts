import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { columnsAsked, usualReportSentences, type Report } from '#kernel/report'
import { callOf, longestReport, nestedAnswer, refusedRange } from '#kernel/report-call'
import { fieldsOn } from '#kernel/when'
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
import { isByDay, sumDays, type ServedByDay } from './days.ts'
import { paperReply } from './paper-reply.ts'
import { sheetReply } from './sheet-reply.ts'
import { firstRowsOf, firstRowsQuery, Sums, type Figures, type ReportRow } from './totals.ts'

/** SPEC 5: with the module on, a range over a month is refused at both dates. */
function checkRange(ctx: Context, filter: ReportRow): void {
  if (!ctx.setting('ONE_MONTH_PROTECTION_MODULE')) return
  const fields = refusedRange(filter)
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
}

/**
 * The shop whose figures are wanted: the own one; the head office may name a branch that has
 * this report (SPEC 2: recaps are shown for the shops of a list).
 */
async function shopFor(
  ctx: Context,
  shops: Shops,
  { when }: Report,
  wanted: string | null,
): Promise<ReportContext> {
  const { house, t, user } = ctx
  const own = { house, toko: ctx.toko, user, setting: ctx.setting, t }
  if (!wanted || wanted === ctx.kodeToko) return own
  if (!ctx.toko.pusat) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const facts = await shops.find(wanted)
  if (!facts) throw new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const setting = shops.reader(facts)
  if (when !== undefined && !setting(when))
    throw new Refusal('Laporan Ini Tidak Dibuka Untuk Toko {{kode_toko}}', {
      code: 'E-TIDAK-ADA',
      params: { kode_toko: wanted },
    })
  return { house, toko: facts.toko, user, setting, t }
}

type Rows = Figures & { rows: ReportRow[] }

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
 * The rows that the screen shows of a long period, without those behind them: the sums of its days
 * are the totals, and where the rows come day after day, the days behind the last row that is
 * shown are not read. Undefined where all rows are shown: then they are counted themselves.
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

/** From here on an answer says how old its data is. */
const tellFrom = 5

const toldAge = (age: number): { readonly age?: number } => (age < tellFrom ? {} : { age })

/** The screen's answer: rows up to a limit, totals and groups of all of them. */
async function answerRows(
  db: ReportDb,
  served: ServedReport,
  filter: ReportRow,
  where: ReportContext,
  age: number,
) {
  const { query, report } = served
  const { count, groups, rows, totals } =
    (isByDay(served) ? await rowsByDay(db, served, filter, where) : undefined) ??
    (await wholeRows(db, where.toko.kode_toko, report, query(filter, where)))
  const said = { ...usualReportSentences, ...report.sentences }
  const message = rows.length > 0 ? said.available : said.empty
  const answer = nestedAnswer(report, { rows, totals, count, groups })
  return reply(answer, { message, count, ...toldAge(age) })
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
  const isOn = (flag: string): boolean => ctx.setting(flag)
  const { filters } = report
  const columns = columnsAsked(report, filter)
  return { ...report, filters: fieldsOn(filters, isOn), columns: fieldsOn(columns, isOn) }
}

/** What answers a report's call: JSON for the screen, or the file that was asked for. */
export function reportHandler(served: ServedReport, shops: Shops): Handler {
  return handle(callOf(served.report), async (ctx, { body: filter, query: { format } }) => {
    checkRange(ctx, filter)
    const report = reportHere(ctx, served.report, filter)
    const where = await shopFor(ctx, shops, report, filter.kode_toko ?? null)
    if (format === null)
      return ctx.reading.read((db, age) =>
        answerRows(db, { ...served, report }, filter, where, age),
      )
    const { toko } = where
    const query = sql<ReportRow>`${served.query(filter, where)}`
    const { age, rows } = await ctx.reading.read(async (db, age) => ({
      rows: await db.stream(toko.kode_toko, query),
      ...toldAge(age),
    }))
    if (format === 'pdf') return paperReply({ report, filter, toko, rows, ctx, age })
    const sums = new Sums(report.columns)
    return sheetReply(format, {
      title: report.title,
      fields: report.columns,
      rows: { [Symbol.asyncIterator]: () => summed(rows, sums), close: () => rows.close() },
      ctx,
      ...(sums.any ? { total: () => sums.totals } : {}),
    })
  })
}
