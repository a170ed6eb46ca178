/** The current row of a table: its position and its key. */
export interface Place {
  readonly at: number
  readonly key: string | undefined
}

interface Rows<R> {
  readonly rows: readonly R[] | undefined
  readonly keyOf: (row: R, at: number) => string
}

/**
 * Where the row is now, since others may come or go before it; for a row that is gone, its
 * neighbour.
 */
export function placeNow<R>({ keyOf, rows = [] }: Rows<R>, { at, key }: Place): number {
  const there = rows[at]
  if (there !== undefined && keyOf(there, at) === key) return at
  const moved = key === undefined ? -1 : rows.findIndex((row, at) => keyOf(row, at) === key)
  return moved < 0 ? Math.min(at, Math.max(0, rows.length - 1)) : moved
}
