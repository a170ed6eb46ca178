import type { ReactNode } from 'react'
import { Badge, toneOf } from '#web/page/Badge'
import { useWords } from '#web/words'
import { statusNota } from './kunjungan.ts'
import '../../web/document/opened.css'

interface Props {
  readonly status?: keyof typeof statusNota
  /** Label and value; what has no value is not said. */
  readonly isi: readonly (readonly [string, ReactNode])[]
}

/** What stands at the head of a note or a line: label over value. */
export function LabelNilai({ isi, status }: Props) {
  const t = useWords()
  const badge = status && <Badge tone={toneOf(status)}>{t(statusNota[status])}</Badge>
  return (
    <dl className="nota-kepala">
      {[['Status', badge] as const, ...isi]
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
