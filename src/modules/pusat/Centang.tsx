import { Checkbox } from 'antd'
import type { KeyboardEvent } from 'react'
import { useWords } from '#web/words'
import './salin.css'

interface Pilihan {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly label: string
  readonly pilihan: readonly Pilihan[]
  readonly dipilih: ReadonlySet<string>
  readonly onPilih: (dipilih: ReadonlySet<string>) => void
}

/** Arrows move between the boxes; the space bar ticks. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] ?? 0
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
  boxes[boxes.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}

/** Several of many, and all of them by one tick. */
export function Centang({ dipilih, label, onPilih, pilihan }: Props) {
  const t = useWords()
  const semua = pilihan.length > 0 && pilihan.every(({ value }) => dipilih.has(value))
  return (
    <fieldset className="centang" onKeyDown={onKeyDown}>
      <legend>
        {label}
        <span className="meta">{t('{{jumlah}} dipilih', { jumlah: String(dipilih.size) })}</span>
        <Checkbox
          checked={semua}
          indeterminate={!semua && dipilih.size > 0}
          onChange={() => onPilih(new Set(semua ? [] : pilihan.map(({ value }) => value)))}
        >
          {t('Semua')}
        </Checkbox>
      </legend>
      <div className="centang-isi">
        {pilihan.map(({ label: words, value }) => (
          <Checkbox
            key={value}
            checked={dipilih.has(value)}
            onChange={({ target }) => {
              const next = new Set(dipilih)
              if (target.checked) next.add(value)
              else next.delete(value)
              onPilih(next)
            }}
          >
            {words}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
