import { Button, Popover } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface Props {
  /** What a screen reader says of the button. */
  readonly label: string
  readonly face: ReactNode
  /** The entries; `close` shuts the flyout. */
  readonly children: (close: () => void) => ReactNode
}

/** Moves through the entries with the arrow keys; Esc and Tab leave. */
function move(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined) entries[(at + step + entries.length) % entries.length]?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') close()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** A button of the header with a short list below it. */
export function Flyout({ children, face, label }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<Entries label={label} close={close} render={children} />}
    >
      <Button
        ref={button}
        type="text"
        className="header-button"
        aria-label={label}
        aria-haspopup="true"
        aria-expanded={open}
      >
        {face}
      </Button>
    </Popover>
  )
}

interface EntriesProps {
  readonly label: string
  readonly close: () => void
  readonly render: (close: () => void) => ReactNode
}

function Entries({ close, label, render }: EntriesProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Takes the focus without scrolling, because the popover is still moving to its place.
    box.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="flyout"
      onKeyDown={(event) => move(event, close)}
    >
      {render(close)}
    </div>
  )
}

interface EntryProps {
  readonly icon?: ReactNode
  readonly chosen?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export function Entry({ children, chosen, icon, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      className="flyout-entry"
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
      onClick={onChoose}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}
