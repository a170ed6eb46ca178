import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { DocumentList } from '#kernel/document'
import { branchNow } from '../branch.tsx'
import { usePaused } from '../late.tsx'
import {
  filtersOf,
  useKept,
  useViewOfAddress,
  type Keeping,
  type KeptView,
} from '../report/use-views.tsx'
import { useDrawn } from '../shell/current.tsx'
import { withWidth } from '../table/chosen.tsx'
import { useWords } from '../words.tsx'
import { columnsOffered } from './PagedDocuments.tsx'

/** What another screen puts into the address: a document, or which of them. */
interface Asked {
  readonly nota?: string
  readonly status?: string
}

export const columnNames = { number: 'nomor', state: 'status' } as const

/** The columns of a list that is a screen of its own, as somebody wants them. */
export function useOwnColumns(list: DocumentList, brief: boolean) {
  const t = useWords()
  const screen = useDrawn()
  const path = brief ? undefined : screen?.path // beside a form it is no list of its own
  const kept = useKept(path)
  const { offered, usual } = useMemo(() => {
    const found = columnsOffered(list.answer.fields ?? {}, columnNames)
    return {
      ...found,
      offered: found.offered.map(({ label, name }) => ({ name, title: t(label) })),
    }
  }, [list, t])
  const kolom = kept.kolom ?? usual
  const onWidth = (name: string, width: number | undefined): void =>
    kept.setWidths(withWidth(offered, kolom, name, width))
  const pulled = path === undefined || branchNow() !== undefined ? {} : { onWidth }
  return { path, kept, offered, usual, listed: { kolom, ...pulled } }
}

/** What is typed, and which state: as somebody wants it, another screen, or a view that is kept. */
export function useSought(kept: Keeping) {
  const { nota, status: asked }: Asked = useSearch({ strict: false })
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<unknown>(asked ?? null)
  const q = usePaused(typed.trim(), 300)
  const openView = (one: KeptView): void => {
    const found = filtersOf(one)
    kept.take(one)
    setTyped(typeof found['q'] === 'string' ? found['q'] : '')
    setStatus(found['status'] ?? null)
  }
  useViewOfAddress(kept.views, openView)
  return { nota, q, typed, setTyped, status, setStatus, openView }
}
