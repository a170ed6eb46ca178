import { Modal } from 'antd'
import { formatRupiah } from '#kernel/figures'
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
  /** How many rows have passed, and of how many, where that is known. */
  readonly rows?: number | undefined
  readonly of?: number | undefined
  /** Gives it up. */
  readonly onCancel?: () => void
}

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

/** How far it is, of a hundred; undefined where nobody knows. */
const percentOf = ({ of, percent, rows }: Running): number | undefined =>
  rows !== undefined && of ? Math.min(100, Math.trunc((100 * rows) / of)) : percent

/** What is known of how far it is, in words. */
function Told({ now }: { readonly now: Running }) {
  const t = useWords()
  const { bytes, of, rows } = now
  const sudah = formatRupiah(rows ?? 0)
  if (rows !== undefined && of)
    return (
      <p className="meta">
        {t('{{sudah}} dari {{semua}} baris', { sudah, semua: formatRupiah(of) })}
        {` · ${percentOf(now)} %`}
      </p>
    )
  if (rows !== undefined) return <p className="meta">{t('{{jumlah}} baris', { jumlah: sudah })}</p>
  return bytes ? (
    <p className="meta">{t('{{kb}} KB sudah diterima', { kb: kilobytes(bytes) })}</p>
  ) : null
}

/** Whole kilobytes: what a person follows. */
const kilobytes = (bytes: number): string => formatRupiah(Math.trunc(bytes / 1_000))

export function ProgressDialog() {
  const now = running.use()
  if (now === undefined) return null
  const percent = percentOf(now)
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
          {...(percent === undefined ? {} : { max: 100, value: percent })}
        />
        <Told now={now} />
        {now.onCancel ? (
          <p>
            <KeyButton keyName="Esc" label="Batal" run={now.onCancel} />
          </p>
        ) : null}
      </KeyLayer>
    </Modal>
  )
}
