import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { usePaused } from '#web/late'
import { CallError } from '#web/request'
import { cariOrang } from '#modules/pelanggan/orang.calls'

export type Orang = NonNullable<NonNullable<(typeof cariOrang)['types']>['a']>[number]

/** Fewer letters mean nobody. */
export const terpendek = 3

const pause = 120 // ms; who types four digits asks once

/**
 * The people that what was typed means; `ditunggu` while they are on their way; `tolak` says why a
 * member cannot be chosen whose QR was scanned.
 */
export function useOrang(typed: string) {
  const q = typed.trim()
  const paused = usePaused(q, pause)
  const found = useQuery({
    queryKey: ['orang', paused],
    enabled: paused.length >= terpendek,
    staleTime: 10_000,
    queryFn: async ({ signal }) =>
      (await call(cariOrang, { query: { q: paused } }, { signal })).data,
  })
  const enough = q.length >= terpendek
  const siap = enough && q === paused && !found.isFetching
  const tolak = siap && found.error instanceof CallError ? found.error.message : undefined
  return { orang: siap ? (found.data ?? []) : [], ditunggu: enough && !siap, tolak }
}
