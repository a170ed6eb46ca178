import { sql, type RawBuilder } from 'kysely'
import type { Fields } from '#kernel/field'
import type { Totals } from '#kernel/report-call'

export type ReportRow = Record<string, unknown>

/** Adds up the columns that close with a figure, row by row. */
export class Sums {
  readonly #columns: readonly (readonly [name: string, counts: boolean])[]
  readonly #sums: number[]
  count = 0

  constructor(columns: Fields) {
    this.#columns = Object.entries(columns).flatMap(([name, { total }]) =>
      total ? [[name, total === 'count'] as const] : [],
    )
    this.#sums = this.#columns.map(() => 0)
  }

  add(row: ReportRow): void {
    this.count += 1
    this.#columns.forEach(([name, counts], index) => {
      const value = row[name]
      if (counts) this.#sums[index] = this.count
      else if (typeof value === 'number') this.#sums[index] = (this.#sums[index] ?? 0) + value
    })
  }

  get totals(): Totals {
    return Object.fromEntries(this.#columns.map(([name], index) => [name, this.#sums[index] ?? 0]))
  }

  get any(): boolean {
    return this.#columns.length > 0
  }
}

export interface GroupTotals {
  nilai: unknown
  count: number
  totals: Totals
}

/** The totals of rows at hand, and of their groups in the order of the rows. */
export function totalsOf(rows: readonly ReportRow[], columns: Fields, groupBy: string | undefined) {
  const all = new Sums(columns)
  const groups: { nilai: unknown; sums: Sums }[] = []
  for (const row of rows) {
    all.add(row)
    if (groupBy === undefined) continue
    let last = groups.at(-1)
    if (last?.nilai !== row[groupBy] || !last) {
      last = { nilai: row[groupBy], sums: new Sums(columns) }
      groups.push(last)
    }
    last.sums.add(row)
  }
  return {
    count: all.count,
    totals: all.totals,
    groups:
      groupBy === undefined
        ? null
        : groups.map(({ nilai, sums }): GroupTotals => ({
            nilai,
            count: sums.count,
            totals: sums.totals,
          })),
  }
}

/** The same for more rows than one answer holds, added up by the database. */
export function totalsQuery(
  query: RawBuilder<unknown>,
  columns: Fields,
  groupBy: string | undefined,
): RawBuilder<{ nilai: unknown; count: number; totals: Totals }> {
  const sums = Object.entries(columns).flatMap(([name, { total }]) => {
    if (!total) return []
    const sum = total === 'count' ? sql`count(*)` : sql`coalesce(sum(${sql.ref(name)}), 0)`
    return [sql`${sql.lit(name)}, (${sum})::bigint`]
  })
  const totals = sql`jsonb_build_object(${sql.join(sums)}) as totals`
  const rows = sql`from (select *, row_number() over () as ke_ from (${query}) q) q`
  if (groupBy === undefined)
    return sql`select null as nilai, count(*)::int as count, ${totals} ${rows}`
  const by = sql.ref(groupBy)
  return sql`select ${by} as nilai, count(*)::int as count, ${totals} ${rows}
    group by ${by} order by min(ke_)`
}
