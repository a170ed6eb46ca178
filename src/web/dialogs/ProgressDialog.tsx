import { Modal } from 'antd'
import { formatRupiah } from '#kernel/figures'
import type { CallOptions } from '../call.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { KeyLayer } from '../keys.tsx'
import { createStore } from '../store.tsx'
import { useWords } from '../words.tsx'

/** A long process that the server drives: 'Sedang Mengirim Data' and the like (SPEC 2). */
export interface Running {
  readonly title: string // in the reader's language
  readonly percent?: number
  /** How many bytes have come of what nobody knows the length of. */
  readonly bytes?: number
  /** Gives it up. */
  readonly onCancel?: () => void
}

const running = createStore<Running | undefined>(undefined)

/** Opens the dialog, or moves its bar on; `undefined` closes it. */
export const showProgress = (now: Running | undefined): void => running.set(now)

/** A process that is quicker than this shows no dialog: it would only flash. */
const lateMs = 700

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

/** A long process that its reader gave up. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Fetches a file that may be long: the dialog says how much has come, and Esc gives it up, so that
 * the server stops, too.
 * @throws an AbortError then (isCancelled)
 */
export async function whileFetching<T>(
  title: string,
  fetch: (options: Pick<CallOptions, 'onBytes' | 'signal'>) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const now = { title, onCancel: () => stop.abort() }
  let shown = false
  let bytes = 0
  const late = setTimeout(() => {
    shown = true
    showProgress({ ...now, bytes })
  }, lateMs)
  const onBytes = (come: number): void => {
    bytes = come
    if (shown) showProgress({ ...now, bytes })
  }
  try {
    return await fetch({ signal: stop.signal, onBytes })
  } finally {
    clearTimeout(late)
    showProgress(undefined)
  }
}

/** Whole kilobytes: what a person follows. */
const kilobytes = (bytes: number): string => formatRupiah(Math.trunc(bytes / 1_000))

export function ProgressDialog() {
  const t = useWords()
  const now = running.use()
  if (now === undefined) return null
  return (
    <Modal
      open
      centered
      width={400}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      title={now.title}
    >
      <KeyLayer>
        <progress
          aria-label={now.title}
          {...(now.percent === undefined ? {} : { max: 100, value: now.percent })}
        />
        {now.bytes ? (
          <p className="meta">{t('{{kb}} KB sudah diterima', { kb: kilobytes(now.bytes) })}</p>
        ) : null}
        {now.onCancel ? (
          <p>
            <KeyButton keyName="Esc" label="Batal" run={now.onCancel} />
          </p>
        ) : null}
      </KeyLayer>
    </Modal>
  )
}
