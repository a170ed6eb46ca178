import { Input, Popover } from 'antd'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Tanggal } from '#kernel/tanggal'
import { Icon } from '../icons.tsx'
import { useShell } from '../session.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { dayAfterKey, dayTitle, monthTitle, weekdayTitles, weeksOf } from './calendar.tsx'
import { ariaOf, textOf, type InputProps } from './input.tsx'
import './date-input.css'

interface MonthProps {
  readonly chosen: Tanggal | undefined
  readonly today: Tanggal
  readonly onChoose: (day: Tanggal) => void
}

/** A month to choose from, by pointer or arrow keys. */
function Month({ chosen, onChoose, today }: MonthProps) {
  const t = useWords()
  const language = useLanguage()
  const [day, setDay] = useState(chosen ?? today)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [day])
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(day, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setDay(next)
  }
  const turn = (key: 'PageUp' | 'PageDown', label: string, icon: 'left' | 'right') => (
    <button
      type="button"
      className="month-turn"
      aria-label={label}
      onClick={() => setDay((now) => dayAfterKey(now, key, false) ?? now)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="month">
      <div className="month-head">
        {turn('PageUp', t('Bulan Sebelumnya'), 'left')}
        <strong aria-live="polite">{monthTitle(day, language)}</strong>
        {turn('PageDown', t('Bulan Berikutnya'), 'right')}
      </div>
      <table ref={grid} role="grid" aria-label={monthTitle(day, language)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayTitles(language).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} aria-selected={one === chosen}>
                  <button
                    type="button"
                    tabIndex={one === day ? 0 : -1}
                    className={
                      one.slice(0, 7) === day.slice(0, 7) ? 'month-day' : 'month-day other'
                    }
                    aria-label={dayTitle(one, language)}
                    {...(one === today ? { 'aria-current': 'date' as const } : {})}
                    onClick={() => onChoose(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="month-today" onClick={() => onChoose(today)}>
        {t('Tanggal Sistem')} {today}
      </button>
    </div>
  )
}

/**
 * A business date, yyyy-MM-dd: chosen, never typed (SPEC 5). Closed, the arrow keys move it by a
 * day; Space or a click opens the month.
 */
export function DateInput(props: InputProps) {
  const { id, onChange, readOnly } = props
  const t = useWords()
  const { toko } = useShell()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLDivElement>(null)
  const chosen = textOf(props.value) || undefined
  const close = (): void => {
    setOpen(false)
    input.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (readOnly) return
    const step =
      event.key === 'ArrowUp' ? 'ArrowRight' : event.key === 'ArrowDown' ? 'ArrowLeft' : ''
    const next = dayAfterKey(chosen ?? toko.tgl_system, step, false)
    if (next !== undefined) onChange(next)
    else if (event.key === ' ' || event.key === 'F4') setOpen(true)
    else return
    event.preventDefault()
  }
  // Moving on to the next field closes the month.
  const onBlur = ({ relatedTarget: to }: FocusEvent): void => {
    if (!(to instanceof Node) || input.current?.contains(to)) return
    if (!document.getElementById(`${id}-month`)?.contains(to)) setOpen(false)
  }
  const month = (
    <div
      id={`${id}-month`}
      onBlur={onBlur}
      role="dialog"
      aria-label={t(props.field.label)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <Month
        chosen={chosen}
        today={toko.tgl_system}
        onChoose={(day) => {
          onChange(day)
          close()
        }}
      />
    </div>
  )
  return (
    <Popover
      open={open}
      onOpenChange={(next) => setOpen(next && !readOnly)}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={month}
    >
      <div ref={input} onBlur={onBlur}>
        <Input
          {...ariaOf(props)}
          id={id}
          className="date-input"
          readOnly
          disabled={readOnly}
          role="combobox"
          aria-haspopup="dialog"
          aria-controls={`${id}-month`}
          aria-expanded={open}
          status={props.invalid ? 'error' : ''}
          suffix={<Icon name="calendar" />}
          value={chosen ?? ''}
          onKeyDown={onKeyDown}
        />
      </div>
    </Popover>
  )
}
