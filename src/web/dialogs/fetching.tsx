import type { CallOptions } from '../call.tsx'
import { listen } from '../live.tsx'
import { randomId } from '../random-id.tsx'
import { lateMs, showProgress } from './ProgressDialog.tsx'
import type { Running } from './running.tsx'

/** A long process that its reader gave up. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined

/**
 * Fetches a file that may be long: the dialog says how many rows of all have passed at the server,
 * or, where it does not tell, how much has come; Esc gives it up, so that the server stops, too.
 * @param total how many rows there are, where the screen knows
 * @throws an AbortError then (isCancelled)
 */
export async function whileFetching<T>(
  title: string,
  fetch: (options: Pick<CallOptions, 'berkas' | 'onBytes' | 'signal'>) => Promise<T>,
  total?: number,
): Promise<T> {
  const stop = new AbortController()
  const berkas = randomId()
  let shown = false
  let now: Running = { title, of: total, onCancel: () => stop.abort() }
  const show = (more: Partial<Running>): void => {
    now = { ...now, ...more }
    if (shown) showProgress(now)
  }
  const late = setTimeout(() => {
    shown = true
    show({})
  }, lateMs)
  const quit = listen('berkas-maju', (facts) => {
    if (facts['berkas'] === berkas)
      show({ rows: countOf(facts['baris']), of: countOf(facts['dari']) ?? total })
  })
  try {
    return await fetch({ signal: stop.signal, berkas, onBytes: (bytes) => show({ bytes }) })
  } finally {
    clearTimeout(late)
    quit()
    showProgress(undefined)
  }
}
