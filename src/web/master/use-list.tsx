import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Master } from '#kernel/master'
import { callsOf } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { usePaused } from '../late.tsx'
import type { Sorting } from '../table/Head.tsx'
import type { Row } from './rows.tsx'

/** SPEC 9: pages of 50. */
export const pageSize = 50

/** A page of a master's rows, searched and sorted by the server. */
export function useMasterList(master: Master) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const [sort, setSort] = useState<{ by: string | undefined; down: boolean }>({
    by: undefined,
    down: false,
  })
  const q = usePaused(typed.trim(), 200)
  const searched = {
    ...(q ? { q } : {}),
    ...(sort.by ? { sort: sort.by, arah: sort.down ? ('turun' as const) : ('naik' as const) } : {}),
  }
  const asked = { limit: pageSize, skip: page * pageSize, ...searched }
  const found = useQuery({
    queryKey: [master.name, 'daftar', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await call(callsOf(master).list, { params: {}, query: asked }, { signal })
      const rows: readonly Row[] = answer.data
      return { rows, count: answer.count ?? rows.length }
    },
  })
  const sorting: Sorting = {
    ...sort,
    onSort: (by) => {
      setPage(0)
      setSort((now) => ({ by, down: now.by === by && !now.down }))
    },
  }
  return {
    rows: found.data?.rows,
    count: found.data?.count ?? 0,
    error: found.error,
    busy: found.isPlaceholderData || found.isRefetching,
    reload: found.refetch,
    asked,
    /** How it is asked, to be kept. */
    saring: { arah: null, q: null, sort: null, ...searched },
    sorting,
    page,
    setPage,
    typed,
    search: (text: string) => {
      setPage(0)
      setTyped(text)
    },
    /** Searched and sorted as it was kept. */
    show: ({ arah, q, sort: by }: Readonly<Record<string, unknown>>) => {
      setPage(0)
      setTyped(typeof q === 'string' ? q : '')
      setSort({ by: typeof by === 'string' ? by : undefined, down: arah === 'turun' })
    },
  }
}
export type MasterList = ReturnType<typeof useMasterList>
