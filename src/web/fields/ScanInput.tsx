import { Input } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { keysNow } from '../keys.tsx'
import { Icon, type IconName } from '../icons.tsx'

interface Props {
  /** Give useScan the same id, so that the field takes a text typed in it whole. */
  readonly id: string
  readonly onScan: (text: string) => void
  /** Keys while the field is empty: they belong to the screen. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly placeholder: string
  readonly icon?: IconName
  readonly autoFocus?: boolean
  readonly ariaLabel?: string
}

/** The screen's scan field: Enter hands over its text, Esc empties it. */
export function ScanInput(props: Props) {
  const { ariaLabel, autoFocus = false, icon = 'scan', id, onKeyDown, onScan, placeholder } = props
  const [typed, setTyped] = useState('')
  return (
    <Input
      id={id}
      className="scan-input"
      autoComplete="off"
      autoFocus={autoFocus}
      {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
      prefix={<Icon name={icon} />}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        const whole = event.currentTarget.value // a scanner types faster than React draws
        if (event.key === 'Enter' && whole.trim() !== '') {
          event.preventDefault()
          onScan(whole)
          setTyped('')
        } else if (event.key === 'Escape' && whole !== '') {
          event.preventDefault()
          setTyped('')
        } else if (whole === '' && event.key === '?') {
          event.preventDefault() // no code begins with it: the user asks for the keys of the screen
          keysNow()
            .find(({ key }) => key === '?')
            ?.run?.()
        } else if (whole === '') onKeyDown?.(event)
      }}
    />
  )
}
