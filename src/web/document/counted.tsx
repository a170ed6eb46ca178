import type { Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import type { Row } from '../master/rows.tsx'
import { textAt } from '../master/rows.tsx'
import { toneOf } from '../page/Badge.tsx'

/** Rows that were cancelled, or are not validated yet, are not added to the total. */
const isCounted = (state: string): boolean => state !== 'OPEN' && toneOf(state) !== 'bad'

/** The rows of a total: those that count, unless the filter asks for one state only. */
export function countedOf<R extends Row>(rows: readonly R[], state: string): readonly R[] {
  const states = new Set(rows.map((row) => textAt(row, state)))
  return states.size < 2 ? rows : rows.filter((row) => isCounted(textAt(row, state)))
}

/** There are more: what is added up and sorted is the youngest of them alone. */
export const isCut = (rows: readonly Row[], count: number | undefined): boolean =>
  (count ?? 0) > rows.length

export interface StateSum {
  readonly state: string
  readonly jumlah: number
  /** The rupiah of a row, from the column of its amount; undefined without such a column. */
  readonly rupiah: string | undefined
}

/** How many rows each state has, and their sum, in the order of the states. */
export function sumsByState(
  fields: Fields,
  rows: readonly Row[],
  state: string,
): readonly StateSum[] {
  const money = Object.keys(fields).findLast(
    (name) => fields[name]?.kind === 'rupiah' && fields[name].total === 'sum',
  )
  return Object.keys(fields[state]?.of ?? {}).flatMap((each) => {
    const mine = rows.filter((row) => textAt(row, state) === each)
    if (mine.length === 0) return []
    const sum = money && mine.reduce((all, row) => all + Number(row[money] ?? 0), 0)
    return {
      state: each,
      jumlah: mine.length,
      rupiah: typeof sum === 'number' ? formatRupiah(sum) : undefined,
    }
  })
}
