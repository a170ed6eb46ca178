import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { simpanKolom, tampilanLaporan } from '#kernel/report-views'
import { branchNow } from '../branch.tsx'
import { call } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'

const load = async (path: string, signal: AbortSignal) =>
  (await call(tampilanLaporan, { query: { path } }, { signal })).data
export type Kept = Awaited<ReturnType<typeof load>>
export type KeptView = Kept['tampilan'][number]

/** The topic of what a person keeps of a report or list. */
export const keptTopic = 'laporan_tampilan'
/** What the server says when a schedule was made, or its file is there. */
export const filesTopic = 'laporan_berkas'

/** The filters kept under a name, and my columns, of a report or a list; of no screen: none. */
function useViews(path: string | undefined) {
  const queries = useQueryClient()
  const key = [keptTopic, path]
  const found = useQuery({
    queryKey: key,
    staleTime: Infinity,
    retry: false,
    // Inside a branch nothing of a person is kept, and nothing of what is no screen.
    enabled: path !== undefined && branchNow() === undefined,
    queryFn: ({ signal }) => load(path ?? '', signal),
  })
  const setKolom = (kolom: string | null): void => {
    if (path === undefined) return
    queries.setQueryData<Kept>(key, (now) => ({ tampilan: now?.tampilan ?? [], kolom }))
    call(simpanKolom, { body: { path, kolom } }).catch(failure)
  }
  return {
    views: found.data?.tampilan ?? [],
    kolom: found.data?.kolom ?? null,
    setKolom,
  }
}

/** The columns that are shown, mine or those of the view that was opened last. */
export function useKept(path: string | undefined) {
  const { kolom: mine, setKolom, views } = useViews(path)
  const [view, setView] = useState<KeptView>()
  const [ofView, setOfView] = useState<string | null>(null)
  return {
    views,
    view,
    kolom: ofView ?? mine,
    /** It is the one that is open now. */
    take: (one: KeptView): void => {
      setView(one)
      setOfView(one.isi.kolom)
    },
    setKolom: (next: string | null): void => {
      setOfView(null)
      setKolom(next)
    },
    /** The columns of a kept view are pulled for this look, and leave mine as they are. */
    setWidths: ofView === null ? setKolom : setOfView,
  }
}
export type Keeping = ReturnType<typeof useKept>

/** What a view keeps of a list: its filters by their names. */
export function filtersOf({ isi: { saring } }: KeptView): Readonly<Record<string, unknown>> {
  return typeof saring === 'object' && saring !== null ? { ...saring } : {}
}

/** Opens the kept filter that the address names, once it is there. */
export function useViewOfAddress(views: readonly KeptView[], open: (one: KeptView) => void): void {
  const { tampilan }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  /** Which opening of an address it is: whoever chooses the same view again wants it again. */
  const opening = useLocation({ select: ({ state }) => state.__TSR_key })
  const found = views.find(({ id }) => id === tampilan)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (found) openNow(found)
    // Only which one it is: it is opened once, also where the list stands already.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [found?.id, opening])
}
