import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import type { Row } from '../master/rows.tsx'
import { useShell } from '../session.tsx'
import type { Column } from '../table/columns.tsx'
import { useWords } from '../words.tsx'
import { columnsOf } from './cells.tsx'
import { openedPath } from './opened-path.tsx'

/** The columns of rows that a screen shows; a cell opens what its field says. */
export function useColumns(fields: Fields): readonly Column<Row>[] {
  const t = useWords()
  const { house, opens, toko } = useShell()
  const router = useRouter()
  return useMemo(
    () =>
      columnsOf(fields, {
        t,
        style: 'layar',
        zona: toko.zona,
        open: (what, key) => {
          const path = openedPath({ house, opens }, what, key)
          if (path !== undefined) router.history.push(path)
        },
      }),
    [fields, house, opens, router, t, toko.zona],
  )
}
