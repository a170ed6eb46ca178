import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { usualReportSentences, type Report } from '#kernel/report'
import { callOf, longestReport, refusedRange } from '#kernel/report-call'
import { fieldsOn } from '#kernel/when'
import {
  handle,
  reply,
  type Context,
  type Handler,
  type ReportContext,
  type ServedReport,
} from '../serve.ts'
import type { Shops } from '../session/shops.ts'
import { paperReply } from './paper-reply.ts'
import { sheetReply } from './sheet-reply.ts'
import { Sums, totalsOf, totalsQuery, type ReportRow } from './totals.ts'

/** SPEC 5: with the module on, a range over a month is refused at both dates. */
function checkRange(ctx: Context, filter: ReportRow): void {
  if (!ctx.setting('ONE_MONTH_PROTECTION_MODULE')) return
  const fields = refusedRange(filter)
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
}

/** The shop whose figures are wanted: the own one; the head office may name a branch (SPEC 2). */
async function shopFor(ctx: Context, shops: Shops, wanted: string | null): Promise<ReportContext> {
  const own = { toko: ctx.toko, user: ctx.user, setting: ctx.setting }
  if (!wanted || wanted === ctx.kodeToko) return own
  if (!ctx.toko.pusat) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const facts = await shops.find(wanted)
  if (!facts) throw new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return {
    toko: facts.toko,
    user: ctx.user,
    setting: shops.reader(facts),
  }
}

/** The screen's answer: rows up to a limit, totals and groups of all of them. */
async function answerRows(
  ctx: Context,
  kodeToko: string,
  report: Report,
  query: RawBuilder<unknown>,
) {
  const rows = await ctx.db.rows<ReportRow>(
    kodeToko,
    sql`select * from (${query}) q limit ${longestReport + 1}`,
  )
  const said = { ...usualReportSentences, ...report.sentences }
  const message = rows.length > 0 ? said.available : said.empty
  if (rows.length <= longestReport) {
    const { count, ...figures } = totalsOf(rows, report.columns, report.groupBy)
    return reply({ rows, count, ...figures }, { message, count })
  }
  const { columns, groupBy } = report
  const [all] = await ctx.db.rows(kodeToko, totalsQuery(query, columns, undefined))
  const groups = groupBy ? await ctx.db.rows(kodeToko, totalsQuery(query, columns, groupBy)) : null
  const count = all?.count ?? 0
  return reply(
    { rows: rows.slice(0, longestReport), totals: all?.totals ?? {}, count, groups },
    { message, count },
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

/** The report as this shop has it: without what belongs to a module that is off. */
function reportHere(ctx: Context, report: Report): Report {
  const isOn = (flag: string): boolean => ctx.setting(flag)
  const { columns, filters } = report
  return { ...report, filters: fieldsOn(filters, isOn), columns: fieldsOn(columns, isOn) }
}

/** What answers a report's call: JSON for the screen, or the file that was asked for. */
export function reportHandler({ query, report: whole }: ServedReport, shops: Shops): Handler {
  return handle(callOf(whole), async (ctx, { body: filter, query: { format } }) => {
    checkRange(ctx, filter)
    const report = reportHere(ctx, whole)
    const where = await shopFor(ctx, shops, filter.kode_toko ?? null)
    const statement = query(filter, where)
    const { toko } = where
    if (format === null) return answerRows(ctx, toko.kode_toko, report, statement)
    const rows = await ctx.db.stream<ReportRow>(toko.kode_toko, sql`${statement}`)
    if (format === 'pdf') return paperReply({ report, filter, toko, rows, ctx })
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
