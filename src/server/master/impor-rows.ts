import type { Field, Fields } from '#kernel/field'
import type { Translate } from '#kernel/language'
import type { Master } from '#kernel/master'
import type { FieldRefusal } from '#kernel/refusal'
import { Refusal } from '#kernel/refusal'
import { check, encode } from '#kernel/schema'
import { headingOf, wireOfCell } from '#kernel/sheet-cell'
import type { MasterValues } from './columns.ts'

/** Which field each column of a sheet is; undefined for one that nobody knows. */
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

/** What a field has without a cell: what is stored, else what a new form starts with. */
const otherwise = (name: string, field: Field, before: MasterValues | undefined): unknown =>
  encode(field, before ? before[name] : (field.initial ?? null))

/** A row checked as the call of one row checks it, its empty columns as they are. */
export function rowOf(
  { rule }: Pick<Master, 'rule'>,
  fields: Fields,
  cells: ReadonlyMap<string, string>,
  before: MasterValues | undefined,
  t: Translate,
): { value: MasterValues } | { refused: FieldRefusal[] } {
  const result = check(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        cells.has(name) ? wireOfCell(field, cells.get(name), t) : otherwise(name, field, before),
      ]),
    ),
  )
  const refused = 'value' in result ? rule?.(result.value) : undefined
  return refused ? { refused: [refused] } : result
}

/** Whether nothing of the row is another than it is stored; no text and an empty one are one. */
export const isSame = (fields: Fields, row: MasterValues, before: MasterValues): boolean =>
  Object.keys(fields).every((name) => (row[name] ?? '') === (before[name] ?? ''))
