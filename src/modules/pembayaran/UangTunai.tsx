import { Button } from 'antd'
import { formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import { uangBulat, type Bayar } from './bayar.rules.ts'
import { LabelledInput } from '#web/fields/LabelledInput'
import { pembayaran } from './pembayaran.ts'

const seratusRibu = 100_000

interface Props {
  readonly id: string
  readonly entry: Bayar
  /** What cash has to cover. */
  readonly due: number
  readonly error: string | undefined
  readonly onChange: (entry: Bayar) => void
  /** Enter: nothing more to say about it. */
  readonly onDone: () => void
}

/** What was handed over: typed, or with the buttons of money. Enter on nothing means exactly. */
export function UangTunai({ due, entry, error, id, onChange, onDone }: Props) {
  const t = useWords()
  const take = (diterima: number | null): void => onChange({ ...entry, diterima })
  return (
    <>
      <div
        role="group"
        aria-label={t('Tunai')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The button that has the focus next is not pressed by the same key.
          event.preventDefault()
          if (entry.diterima === null) take(due)
          onDone()
        }}
      >
        <LabelledInput
          id={id}
          field={pembayaran.diterima}
          value={entry.diterima}
          error={error}
          onChange={(value) => take(typeof value === 'number' ? value : null)}
        />
      </div>
      <div className="uang-tunai">
        <Button onClick={() => take(due)}>{t('Uang Pas')}</Button>
        {uangBulat(due).map((sum) => (
          <Button key={sum} onClick={() => take(sum)}>
            {formatRupiah(sum)}
          </Button>
        ))}
        <Button onClick={() => take((entry.diterima ?? 0) + seratusRibu)}>
          + {formatRupiah(seratusRibu)}
        </Button>
      </div>
    </>
  )
}
