import { Modal } from 'antd'
import { formatRupiah } from '#kernel/figures'
import { KeyButton } from '../KeyButton.tsx'
import { KeyLayer } from '../keys.tsx'
import { useWords } from '../words.tsx'
import type { Running } from './running.tsx'

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

export function ProgressBox({ now }: { readonly now: Running }) {
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
