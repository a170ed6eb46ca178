import { Button, Checkbox } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { columnsKept, type ColumnWanted } from '#kernel/columns-wanted'
import { FormDialog } from '../form/FormDialog.tsx'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { boundedWidth, leastWidth, orderOf, type Offered } from './chosen.tsx'
import './columns-dialog.css'

interface Props {
  readonly offered: readonly Offered[]
  /** As `columnsWanted` reads them. null: as everybody has them. */
  readonly kolom: string | null
  readonly onSave: (kolom: string | null) => void
  readonly onClose: () => void
}

type Choice = Offered & ColumnWanted

const firstWidth = 160
const widthStep = 20

/** Narrower or wider; narrower than can be caught is as wide as the cells want it. */
function widthAfter({ width }: Choice, step: number): number | undefined {
  if (width === undefined) return step > 0 ? firstWidth : undefined
  const next = width + step * widthStep
  return next < leastWidth ? undefined : boundedWidth(next)
}

/** Moves the focus to the box of another line. */
function focusLine(list: HTMLElement, at: number): void {
  list.querySelectorAll<HTMLElement>('input')[at]?.focus()
}

/**
 * Which columns, in which order, how wide: arrows move, Space shows or hides, Alt with arrows
 * carries, left and right narrow and widen.
 */
export function ColumnsDialog({ kolom, offered, onClose, onSave }: Props) {
  const t = useWords()
  const [first] = useState(() => orderOf(offered, kolom))
  const [lines, setLines] = useState<readonly Choice[]>(first)
  const toggle = (name: string): void =>
    setLines(lines.map((one) => (one.name === name ? { ...one, shown: !one.shown } : one)))
  const carry = (at: number, step: number): void => {
    const to = at + step
    const [one, other] = [lines[at], lines[to]]
    if (one && other) setLines(lines.with(at, other).with(to, one))
  }
  const widen = (at: number, step: number): void => {
    const one = lines[at]
    if (one) setLines(lines.with(at, { ...one, width: widthAfter(one, step) }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (aside !== undefined) {
      event.preventDefault()
      widen(at, aside)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const list = event.currentTarget.parentElement
    if (event.altKey) carry(at, step)
    if (list) requestAnimationFrame(() => focusLine(list, at + step))
  }
  const save = (): void => {
    if (!lines.some(({ shown }) => shown)) return
    onSave(columnsKept(lines))
    onClose()
  }
  return (
    <FormDialog
      title={t('Pilih Kolom')}
      width={480}
      busy={false}
      changed={lines !== first}
      onSave={save}
      onClose={onClose}
    >
      <p className="meta">
        {t('Spasi menampilkan atau menyembunyikan, ← → mengubah lebar, Alt + ↑ ↓ memindahkan.')}
      </p>
      <ul className="columns-list">
        {lines.map(({ name, shown, title, width }, at) => (
          <li key={name} onKeyDown={(event) => onKeyDown(event, at)}>
            <Checkbox checked={shown} onChange={() => toggle(name)}>
              {title}
            </Checkbox>
            <span className="columns-moves">
              {width === undefined ? null : <span className="meta">{width} px</span>}
              {([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  size="small"
                  type="text"
                  tabIndex={-1}
                  disabled={lines[at + step] === undefined}
                  aria-label={`${t(step < 0 ? 'Pindah Ke Atas' : 'Pindah Ke Bawah')} ${title}`}
                  icon={<Icon name={step < 0 ? 'up' : 'down'} />}
                  onClick={() => carry(at, step)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Button
        type="link"
        className="columns-reset"
        onClick={() => {
          onSave(null)
          onClose()
        }}
      >
        {t('Seperti Semula')}
      </Button>
    </FormDialog>
  )
}
