import { sql, type RawBuilder } from 'kysely'
import type { Fields } from '#kernel/field'
import { withRatios } from '#kernel/report-compare'
import type { Totals } from '#kernel/report-call'

export type ReportRow = Record<string, unknown>

/** Adds up the columns that close with a figure, row by row. */
export class Sums {
  readonly #columns: readonly (readonly [name: string, counts: boolean])[]
  readonly #sums: number[]
  readonly #fields: Fields
  count = 0

  constructor(columns: Fields) {
    this.#fields = columns
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
    const sums = this.#columns.map(([name], index) => [name, this.#sums[index] ?? 0])
    return withRatios(this.#fields, Object.fromEntries(sums))
  }

  get any(): boolean {
    return this.#columns.length > 0
  }
}

export interface Figures {
  readonly count: number
  readonly totals: Totals
  readonly groups: { nilai: unknown; count: number; totals: Totals }[] | null
}

/** Rows up to a limit, figures of all of them. */
export type Rows = Figures & { rows: ReportRow[] }

const noFigures = (columns: Fields, groupBy: string | undefined): Figures => ({
  count: 0,
  totals: new Sums(columns).totals,
  groups: groupBy === undefined ? null : [],
})

/**
 * The first rows of a query with the figures of all of them, of a query that runs once: its first
 * row carries the figures. Groups stand in the order of the rows.
 */
export function firstRowsQuery(
  query: RawBuilder<unknown>,
  columns: Fields,
  groupBy: string | undefined,
  most: number,
): RawBuilder<ReportRow> {
  const sums = Object.entries(columns).flatMap(([name, { total }]) => {
    if (!total) return []
    const sum = total === 'count' ? sql`count(*)` : sql`coalesce(sum(${sql.ref(name)}), 0)`
    return [sql`${sql.lit(name)}, (${sum})::bigint`]
  })
  const totals = sums.length > 0 ? sql`jsonb_build_object(${sql.join(sums)})` : sql`'{}'::jsonb`
  const by = sql.ref(groupBy ?? '')
  const groups =
    groupBy === undefined
      ? sql`null`
      : sql`(select jsonb_agg(jsonb_build_object('nilai', nilai, 'count', count,
          'totals', totals) order by ke_) from (select ${by} as nilai, count(*) as count,
            ${totals} as totals, min(ke_) as ke_ from baris_ group by ${by}) g)`
  return sql`with baris_ as materialized (
      select q.*, row_number() over () as ke_ from (${query}) q)
    select ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))},
      case when ke_ = 1 then (select jsonb_build_object('count', count(*), 'totals', ${totals},
        'groups', ${groups}) from baris_) end as angka_
    from baris_ order by ke_ limit ${most}`
}

/** What `firstRowsQuery` brought, taken apart. */
export function firstRowsOf(
  found: readonly ReportRow[],
  columns: Fields,
  groupBy: string | undefined,
): { rows: ReportRow[]; figures: Figures } {
  const figures = found[0]?.['angka_']
  return {
    rows: found.map(({ angka_: _figures, ...row }) => row),
    figures: isFigures(figures) ? figures : noFigures(columns, groupBy),
  }
}

/** Figures of rows that are all here. */
export function figuresOfRows(
  rows: readonly ReportRow[],
  columns: Fields,
  groupBy: string | undefined,
): Figures {
  const all = new Sums(columns)
  const groups = new Map<unknown, Sums>()
  for (const row of rows) {
    all.add(row)
    const nilai = row[groupBy ?? '']
    const sums = groups.get(nilai) ?? new Sums(columns)
    sums.add(row)
    groups.set(nilai, sums)
  }
  const told = [...groups].map(([nilai, { count, totals }]) => ({ nilai, count, totals }))
  return { count: all.count, totals: all.totals, groups: groupBy === undefined ? null : told }
}

const isFigures = (value: unknown): value is Figures => typeof value === 'object' && value !== null
