import { useMemo, useState } from 'react'
import { textAt, type Row } from '../master/rows.tsx'
import type { Column } from './columns.tsx'
import type { Sorting } from './Head.tsx'

/** Sorts a list that is all here, by the title of a column that is clicked. */
export function useSorting() {
  const [{ by, down }, set] = useState<{ by: string | undefined; down: boolean }>({
    by: undefined,
    down: false,
  })
  return useMemo(
    () => ({
      by,
      down,
      onSort: (name: string): void =>
        set((now) => ({ by: name, down: now.by === name && !now.down })),
      /** Sorted as it was kept. */
      show: ({ arah, sort }: Readonly<Record<string, unknown>>): void =>
        set({ by: typeof sort === 'string' ? sort : undefined, down: arah === 'turun' }),
    }),
    [by, down],
  )
}

/** How it is sorted, as it is kept: as the lists of masters say it. */
export const sortKept = ({ by, down }: Pick<Sorting, 'by' | 'down'>) => ({
  sort: by ?? null,
  arah: by === undefined ? null : down ? 'turun' : 'naik',
})

const words = new Intl.Collator('id', { numeric: true })

/** Rows in the order of a column: figures by how large they are, words as a reader expects. */
export function sortedBy<R extends Row>(
  rows: readonly R[] | undefined,
  columns: readonly Column<R>[],
  { by, down }: Pick<Sorting, 'by' | 'down'>,
): readonly R[] | undefined {
  const column = columns.find(({ name }) => name === by)
  if (rows === undefined || column === undefined) return rows
  const order = (one: R, other: R): number => {
    const [a, b] = [one[column.name], other[column.name]]
    if (a == null || b == null) return Number(a == null) - Number(b == null) // empty stands last
    const found =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : words.compare(textAt(one, column.name), textAt(other, column.name))
    return down ? -found : found
  }
  return rows.toSorted(order)
}
