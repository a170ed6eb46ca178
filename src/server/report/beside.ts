import type { Range } from '#kernel/periode'
import { Refusal } from '#kernel/refusal'
import { acrossShops } from '#kernel/report-call'
import {
  askedEarlier,
  bandingOf,
  Beside,
  canCompare,
  comparedReport,
  rangeIn,
  seriesOf,
  type Series,
} from '#kernel/report-compare'
import type { Report } from '#kernel/report'
import type { RowStream } from '../db-stream.ts'
import type { Context, ServedReport } from '../serve.ts'
import { onPaper, type Place } from './across.ts'
import type { ReportRow } from './totals.ts'

/** So many different things stand beside each other at most. */
const mostSubjects = 20_000

/** One run of the report's query. */
interface Run {
  readonly series: Series
  readonly filter: ReportRow
  readonly places: readonly Place[]
  readonly shift?: { readonly before: Range; readonly now: Range }
}

function runsOf(filter: ReportRow, places: readonly Place[], of: readonly Series[]): Run[] {
  const banding = bandingOf(filter)
  const now = rangeIn(filter)
  return of.flatMap((series, at): Run[] => {
    const place = places[at]
    if (!banding) return place ? [{ series, filter, places: [place] }] : []
    if (series.key === '' || !now) return [{ series, filter, places }]
    const asked = askedEarlier(filter, banding)
    const before = rangeIn(asked) ?? now
    return [{ series, filter: asked, places, shift: { before, now } }]
  })
}

export interface BesideAnswer {
  readonly report: Report
  readonly series: readonly Series[]
  readonly rows: readonly ReportRow[]
  readonly age: number
}

type Open = (
  served: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
) => Promise<{ age: number; rows: RowStream<ReportRow> }>

/**
 * Runs the same query for each series, one after the other, and puts the rows beside each other.
 * @throws Refusal for a report without a period or sums, and for one with too many different rows
 */
export async function askBeside(
  ctx: Context,
  served: ServedReport,
  filter: ReportRow,
  places: readonly Place[],
  open: Open,
): Promise<BesideAnswer> {
  const banding = bandingOf(filter)
  if (banding ? !canCompare(served.report) : places.length < 2)
    throw new Refusal('Laporan Ini Tidak Dapat Dibandingkan')
  const base = banding && places.length > 1 ? acrossShops(served.report) : served.report
  const series = seriesOf(
    filter,
    places.map(({ kode_toko }) => kode_toko),
    ctx.t,
  )
  const report = comparedReport(base, series, ctx.t)
  const beside = new Beside(base, series, report)
  let age = 0
  for (const run of runsOf(filter, places, series)) {
    const opened = await open(served, run.filter, run.places)
    age = Math.max(age, opened.age)
    for await (const batch of opened.rows) {
      for (const row of batch) beside.add(run.series, row, run.shift)
      if (beside.size > mostSubjects)
        throw new Refusal('Laporan Ini Terlalu Panjang Untuk Dibandingkan')
    }
  }
  return {
    report: places.length > 1 ? onPaperOnce(report) : report,
    series,
    rows: beside.rows(),
    age,
  }
}

/** The filters name the shops; a column for them is there already where it belongs. */
const onPaperOnce = (report: Report): Report => ({
  ...report,
  filters: { ...onPaper(report).filters },
})

/** Rows that are all here, as a report's file reads them. */
export function streamOfRows(rows: readonly ReportRow[]): RowStream<ReportRow> {
  async function* all(): AsyncGenerator<ReportRow[]> {
    for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500)
  }
  return { [Symbol.asyncIterator]: all, close: async () => undefined }
}
