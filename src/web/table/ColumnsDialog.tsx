import { Button, Checkbox } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { FormDialog } from '../form/FormDialog.tsx'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { orderOf, type Offered } from './chosen.tsx'
import './columns-dialog.css'

interface Props {
  readonly offered: readonly Offered[]
  /** Names with commas between; '-' before a hidden one. null: as everybody has them. */
  readonly kolom: string | null
  readonly onSave: (kolom: string | null) => void
  readonly onClose: () => void
}

interface Choice extends Offered {
  readonly shown: boolean
}

/** Moves the focus to the box of another line. */
function focusLine(list: HTMLElement, at: number): void {
  list.querySelectorAll<HTMLElement>('input')[at]?.focus()
}

/** Which columns, in which order: arrows move, Space shows or hides, Alt with arrows carries. */
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
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
    onSave(lines.map(({ name, shown }) => (shown ? name : `-${name}`)).join(','))
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
      <p className="meta">{t('Spasi menampilkan atau menyembunyikan, Alt + panah memindahkan.')}</p>
      <ul className="columns-list">
        {lines.map(({ name, shown, title }, at) => (
          <li key={name} onKeyDown={(event) => onKeyDown(event, at)}>
            <Checkbox checked={shown} onChange={() => toggle(name)}>
              {title}
            </Checkbox>
            <span className="columns-moves">
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
