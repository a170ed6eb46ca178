import type { Fields } from '#kernel/field'
import type { Tanggal } from '#kernel/tanggal'
import { startingValues, type Values } from '../form/use-form.tsx'
import type { Row } from '../master/rows.tsx'

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value)
/** What a list of rows says of the lines that a step asks; what they ask besides begins as new. */
const linesOf = (rows: readonly Row[], fields: Fields, today: Tanggal): Values[] =>
  rows.map((one) => ({
    ...startingValues(fields, today),
    ...Object.fromEntries(
      Object.keys(fields).flatMap((name) => (one[name] === undefined ? [] : [[name, one[name]]])),
    ),
  }))

/**
 * What the fields of a step begin with: what is listed of the document under their names. What is
 * not known yet begins as new, and so does an amount that begins at nothing: the step adds it, and
 * the list has the sum.
 * @param only the step takes the document back: only what is `given` is read there
 */
export const beginningOf = (asked: Fields, row: Row, today: Tanggal, only = false): Values =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, { fields, from, given, initial }]) => {
      if (only && !given) return []
      const value = row[from ?? name]
      const anew =
        initial !== undefined && (value === null || (initial === 0 && from === undefined))
      if (value === undefined || anew) return []
      return [[name, fields && isRows(value) ? linesOf(value, fields, today) : value]]
    }),
  )
