import { Modal } from 'antd'
import { KeyLayer } from '../keys.tsx'
import { createStore } from '../store.tsx'

/** A long process that the server drives: 'Sedang Mengirim Data' and the like (SPEC 2). */
export interface Running {
  readonly title: string // in the reader's language
  readonly percent?: number
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

export function ProgressDialog() {
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
      </KeyLayer>
    </Modal>
  )
}
