import { list, type Field, type Fields } from './field.ts'
import type { Report } from './report.ts'

// A report sends rows that differ in a few columns only as one row with a list (SPEC 3: row of item
// groups). On the screen, on paper and in a sheet they stay separate rows.

type Row = Readonly<Record<string, unknown>>
type Detailed = Pick<Report, 'columns' | 'detail'>

const sums = ({ columns }: Detailed): string[] =>
  Object.entries(columns).flatMap(([name, { total }]) => (total === 'sum' ? [name] : []))

const picked = (row: Row, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** The columns of a row with its list. */
export function detailFields({ columns, detail }: Detailed): Record<string, Field> {
  if (!detail) return {}
  const names = [...detail, ...sums({ columns })]
  const fields: Fields = Object.fromEntries(
    Object.entries(columns).filter(([name]) => names.includes(name)),
  )
  return { detail: list(fields) }
}

/**
 * Rows that differ in the detail's columns only become one row, in the shape that has such columns.
 */
export function folded(report: Detailed, rows: readonly Row[]): readonly Row[] {
  const { columns, detail = [] } = report
  if (!detail.some((name) => name in columns)) return rows
  const added = sums(report)
  const found = new Map<string, Record<string, unknown> & { detail: Row[] }>()
  for (const row of rows) {
    const same = Object.entries(row).filter(([name]) => ![...detail, ...added].includes(name))
    const one = found.get(JSON.stringify(same)) ?? { ...Object.fromEntries(same), detail: [] }
    for (const name of added) one[name] = Number(one[name] ?? 0) + Number(row[name] ?? 0)
    one.detail.push(picked(row, [...detail, ...added]))
    found.set(JSON.stringify(same), one)
  }
  return [...found.values()]
}

/** The same rows as every other report has them. */
export function unfolded({ detail }: Detailed, rows: unknown): unknown {
  if (!detail || !Array.isArray(rows)) return rows
  return rows.flatMap(({ detail: inside, ...row }: Row) =>
    Array.isArray(inside) ? inside.map((one: Row) => ({ ...row, ...one })) : [row],
  )
}
