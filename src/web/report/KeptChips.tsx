import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import type { KeptView } from './use-views.tsx'
import './chips.css'

interface Props {
  readonly views: readonly KeptView[]
  /** The one that was opened last. */
  readonly view: KeptView | undefined
  readonly onView: (view: KeptView) => void
}

/** What is kept under a name, each opened by one click. */
export function KeptChips({ onView, view, views }: Props) {
  const t = useWords()
  if (views.length === 0) return null
  return (
    <div className="report-periods" role="group" aria-label={t('Saringan Tersimpan')}>
      {views.map((one) => (
        <button
          key={one.id}
          type="button"
          className="report-chip kept"
          aria-pressed={one.id === view?.id}
          onClick={() => onView(one)}
        >
          <Icon name={one.milik ? 'star' : 'people'} /> {one.nama}
        </button>
      ))}
    </div>
  )
}
