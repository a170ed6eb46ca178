import type { Fields } from '#kernel/field'
import { periods, type Periode } from '#kernel/periode'
import type { Values } from '../form/use-form.tsx'
import { useKeys } from '../keys.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { datesOf, periodeNow } from './use-cara.tsx'
import './chips.css'

interface Props {
  readonly offered: readonly Periode[]
  readonly filters: Fields
  /** What the filters say now. */
  readonly values: Values
  /** The one that was chosen last. */
  readonly periode: Periode | undefined
  readonly onPeriode: (periode: Periode, dates: Values) => void
}

/** Periods by one key: today, yesterday, this and last week, month, year. */
export function Periods({ filters, offered, onPeriode, periode, values }: Props) {
  const t = useWords()
  const { tgl_system: today } = useShell().toko
  const now = periodeNow(filters, values, periode, today)
  const choose = (one: Periode): void => onPeriode(one, datesOf(filters, one, today))
  useKeys(
    offered.map((one, at) => ({
      key: `Alt+${at + 1}`,
      label: periods[one],
      run: () => choose(one),
    })),
  )
  if (offered.length === 0) return null
  return (
    <div className="report-periods" role="group" aria-label={t('Periode')}>
      {offered.map((one, at) => (
        <button
          key={one}
          type="button"
          className="report-chip"
          aria-pressed={one === now}
          title={`Alt+${at + 1}`}
          onClick={() => choose(one)}
        >
          {t(periods[one])}
        </button>
      ))}
    </div>
  )
}
