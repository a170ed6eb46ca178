import type { Field, Fields } from '#kernel/field'
import type { Translate } from '#kernel/language'
import type { Master } from '#kernel/master'
import type { FieldRefusal } from '#kernel/refusal'
import { Refusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { encode } from '#kernel/wire'
import { headingOf, refusedCell, rumusTanpaHasil, wireOfCell } from '#kernel/sheet-cell'
import type { MasterValues } from './columns.ts'

/** The field of each column of a sheet; undefined for an unknown column. */
export type Columns = readonly (string | undefined)[]

/** The fields that the headings name: by name, or by label in ours or one's own language. */
export function columnsOf(
  fields: Fields,
  headings: readonly string[],
  t: Translate,
): { columns: Columns; asing: string[] } {
  const known = new Map(
    Object.entries(fields).flatMap(([name, { label }]) =>
      [name, label, t(label)].map((one) => [headingOf(one), name] as const),
    ),
  )
  const columns = headings.map((heading) => known.get(headingOf(heading)))
  const asing = headings.filter((heading, at) => heading !== '' && columns[at] === undefined)
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at)
  if (twice !== undefined)
    throw new Refusal('Kolom {{kolom}} Ada Dua Kali', {
      code: 'E-ISI',
      params: { kolom: fields[twice]?.label ?? twice },
    })
  return { columns, asing }
}

/** A row of a sheet by the fields that it names. */
export const cellsOf = (columns: Columns, row: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap((name, at): [string, string][] =>
      name === undefined ? [] : [[name, row[at] ?? '']],
    ),
  )

/**
 * The value of a field without a cell: the stored one, else the one that a new form starts with.
 */
function otherwise(name: string, field: Field, before: MasterValues | undefined): unknown {
  const value = before ? before[name] : field.initial
  return value === null || value === undefined ? null : encode(field, value)
}

type Checked = { value: MasterValues } | { refused: FieldRefusal[] }

/** A row as JSON has it, checked as the call of one row checks it; what it lacks stays as it is. */
export function rowOfWire(
  { rule }: Pick<Master, 'rule'>,
  fields: Fields,
  given: MasterValues,
  before: MasterValues | undefined,
): Checked {
  const result = check(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        Object.hasOwn(given, name) ? given[name] : otherwise(name, field, before),
      ]),
    ),
  )
  const refused = 'value' in result ? rule?.(result.value) : undefined
  return refused ? { refused: [refused] } : result
}

/** The same of a row of a sheet. */
export function rowOf(
  master: Pick<Master, 'rule'>,
  fields: Fields,
  cells: ReadonlyMap<string, string>,
  before: MasterValues | undefined,
  t: Translate,
): Checked {
  const given = [...cells].flatMap(([name, cell]): [string, unknown][] => {
    const field = fields[name]
    return field ? [[name, wireOfCell(field, cell, t)]] : []
  })
  const tanpa = rumusTanpaHasil(fields, cells)
  if (tanpa.length > 0) return { refused: tanpa }
  const row = rowOfWire(master, fields, Object.fromEntries(given), before)
  if ('value' in row) return row
  return {
    refused: row.refused.map((one) => refusedCell(fields, one, cells.get(one.field), t)),
  }
}

/** The names of a bundle in one order: the database keeps them in another than the call. */
const inNameOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** No text and an empty text are equal; lists and bundles are compared as JSON. */
const asStored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, inNameOrder) : (value ?? '')

/** Whether the row equals the stored one. */
export const isSame = (fields: Fields, row: MasterValues, before: MasterValues): boolean =>
  Object.keys(fields).every((name) => asStored(row[name]) === asStored(before[name]))
