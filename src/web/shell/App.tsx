import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App as Antd } from 'antd'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { failure } from '../dialogs/notices.tsx'
import { dropOldPictures } from '../fields/Picture.tsx'
import { listenForFocus } from '../focus.tsx'
import { listenForKeys } from '../keys.tsx'
import { backAgain, connect, listen } from '../live.tsx'
import { Theme } from '../look/theme.tsx'
import { listenForLock } from '../lock.tsx'
import type { WebHouse } from '../module.tsx'
import { CallError, onGone } from '../request.tsx'
import { listenForScans } from '../scan.tsx'
import { ShellContext, type Facts } from '../session.tsx'
import { Arrival, type ArrivalPart } from './Arrival.tsx'
import { routerOf } from './router.tsx'

/** A refusal is an answer; only a call without an answer is repeated, once. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.unknown,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Notices cover neither the header with its search nor the footer. */
const belowHeader = { top: 52 }
const aboveFooter = { bottom: 36 }

/** SPEC 8: a row that was deleted meanwhile disappears from every list; the sentence stays. */
onGone.set(() => void queries.invalidateQueries())

interface Props {
  readonly web: WebHouse
  readonly facts: Facts
  /** Loads them again: the shop's name or business date has changed. */
  readonly reload: () => Promise<Facts>
  /** For a user who must first choose his own password: the server refuses everything else. */
  readonly arrival: ArrivalPart
  /** Stands over everything while the screen is locked. */
  readonly lock: ReactNode
}

/** Who is signed in, and where the shop stands now (its date moves when a day is closed). */
function useFacts({ facts, reload }: Pick<Props, 'facts' | 'reload'>) {
  const [now, setNow] = useState(facts)
  const again = (): void => void reload().then(setNow, failure)
  useEffect(
    () =>
      listen('berubah', ({ jenis }) => {
        // A call without an answer does no harm: the next call brings the date.
        if (jenis === 'toko') reload().then(setNow, () => undefined)
      }),
    [reload],
  )
  useEffect(() => listen(backAgain, () => void reload().then(setNow, () => undefined)), [reload])
  return { now, again }
}

/** The signed-in application. */
export function App({ arrival, facts, lock, reload, web }: Props) {
  const { again, now } = useFacts({ facts, reload })
  const router = useMemo(() => routerOf(web), [web])
  const shell = useMemo(() => ({ ...web, ...now, factsNow: reload }), [web, now, reload])
  useEffect(() => {
    const stops = [
      listenForLock(),
      listenForFocus(),
      listenForScans(),
      listenForKeys(),
      connect(queries),
      dropOldPictures(queries),
      ...web.running.map((run) => run()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [web])
  return (
    <QueryClientProvider client={queries}>
      <ShellContext value={shell}>
        <Theme>
          <Antd className="antd-app" message={belowHeader} notification={aboveFooter}>
            {now.user.wajib_ganti ? (
              <Arrival part={arrival} onDone={again} />
            ) : (
              <RouterProvider router={router} />
            )}
            {lock}
          </Antd>
        </Theme>
      </ShellContext>
    </QueryClientProvider>
  )
}
