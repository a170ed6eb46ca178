import type { RawBuilder } from 'kysely'
import type { Fields, RowOf } from '#kernel/field'
import type { Report } from '#kernel/report'
import { serveReport, type ReportContext, type ServedReport } from '../serve.ts'
import { Sums, type ReportRow } from './totals.ts'

/** What a report would show of one day: how many rows, and the sums of the columns that close. */
export type Day = ReportRow & { readonly tgl: string; readonly baris: number }

/** The days of a period, added up without the rows: a closed day is read from its snapshot. */
export interface Days {
  readonly statement: RawBuilder<Day>
  /** The rows come day after day, so that the first of them are those of the first days. */
  readonly inOrder: boolean
}

/** A report that can sum up its days; null when the filter asks for what no snapshot has. */
export interface ServedByDay extends ServedReport {
  days(this: void, filter: ReportRow, ctx: ReportContext): Days | null
}

/** A report over a period that may be long: totals and first rows without all the others. */
export const serveReportByDay = <F extends Fields, C extends Fields>(
  report: Report<F, C>,
  query: (filter: RowOf<F>, ctx: ReportContext) => RawBuilder<RowOf<C>>,
  days: (filter: RowOf<F>, ctx: ReportContext) => Days | null,
): ServedByDay => ({ ...serveReport(report, query), days })

export const isByDay = (served: ServedReport): served is ServedByDay => 'days' in served

/** Count and totals of all days, and the day in which the first `most` rows are full. */
export function sumDays(days: readonly Day[], columns: Fields, most: number) {
  const sums = new Sums(columns)
  let full: string | undefined
  let count = 0
  for (const day of days) {
    sums.add(day)
    count += day.baris
    if (count >= most) full ??= day.tgl
  }
  const counted = Object.entries(columns).filter(([, { total }]) => total === 'count')
  const totals = { ...sums.totals, ...Object.fromEntries(counted.map(([name]) => [name, count])) }
  return { count, totals, full }
}
