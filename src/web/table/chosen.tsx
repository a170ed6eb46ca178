import { columnsKept, columnsWanted } from '#kernel/columns-wanted'

/** A column that may be chosen: its name, and its title in the reader's words. */
export interface Offered {
  readonly name: string
  readonly title: string
}

export const leastWidth = 56
const mostWidth = 900

/** A width that may be kept: whole px, wide enough to be caught again. */
export const boundedWidth = (width: number): number =>
  Math.trunc(Math.min(mostWidth, Math.max(leastWidth, width)))

/** All columns as somebody wants them: their order, whether he sees them, how wide. */
export function orderOf(offered: readonly Offered[], kolom: string | null) {
  const known = columnsWanted(kolom ?? '').flatMap((one) => {
    const found = offered.find(({ name }) => name === one.name)
    return found ? [{ ...found, ...one }] : []
  })
  const rest = offered.filter(({ name }) => !known.some((one) => one.name === name))
  return [...known, ...rest.map((one) => ({ ...one, shown: true, width: undefined }))]
}

/** The columns of a list as somebody wants them; all where none would be left. */
export function chosenOf<C extends Offered>(
  columns: readonly C[],
  kolom: string | null,
): readonly (C & { readonly width?: number })[] {
  if (kolom === null) return columns
  const shown = orderOf(columns, kolom).filter((one) => one.shown)
  const found = shown.flatMap(({ name, width }) => {
    const column = columns.find((one) => one.name === name)
    if (column === undefined) return []
    return [width === undefined ? column : { ...column, width }]
  })
  return found.length === 0 ? columns : found
}

/** What is kept when a column was pulled to another width; undefined: as wide as its cells want. */
export const withWidth = (
  offered: readonly Offered[],
  kolom: string | null,
  name: string,
  width: number | undefined,
): string =>
  columnsKept(orderOf(offered, kolom).map((one) => (one.name === name ? { ...one, width } : one)))
