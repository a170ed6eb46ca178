import { useMemo } from 'react'
import type { Lazy } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { createStore } from '../store.tsx'
import type { Running } from './running.tsx'

const running = createStore<Running | undefined>(undefined)

/** Opens the dialog, or moves its bar on; `undefined` closes it. */
export const showProgress = (now: Running | undefined): void => running.set(now)

/** A process that is quicker than this shows no dialog: it would only flash. */
export const lateMs = 700

/** Waits for a long process with the dialog open; any answer closes the dialog. */
export async function whileRunning<T>(title: string, work: Promise<T>): Promise<T> {
  const late = setTimeout(() => showProgress({ title }), lateMs)
  try {
    return await work
  } finally {
    clearTimeout(late)
    showProgress(undefined)
  }
}

/** Without a line the work goes on unseen: it is not given up for its dialog. */
const unseen = () => null
const box: Lazy<{ readonly now: Running }> = () =>
  import('./ProgressBox.tsx').then(
    ({ ProgressBox }) => ProgressBox,
    () => unseen,
  )

/** The dialog itself is fetched with the first long process: no first list waits for it. */
export function ProgressDialog() {
  const now = running.use()
  const given = useMemo(() => now && { now }, [now])
  return given ? <LazyPart part={box} given={given} /> : null
}
