import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { Key, useKeys } from './keys.tsx'
import { useWords } from './words.tsx'

interface Props extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Its name on the keyboard: 'F9', 'Ctrl+Enter'. */
  readonly keyName: string
  readonly label: string // a phrase
  readonly run: () => void
  /** Other words on the button than in the list of keys, in the reader's language. */
  readonly children?: ReactNode
}

/**
 * A button and its key, said once: the key works while the button stands there, and rests while the
 * button is disabled or busy.
 */
export function KeyButton({ children, keyName, label, run, ...button }: Props) {
  const t = useWords()
  const { disabled = false, loading = false } = button
  useKeys([{ key: keyName, label, run, off: disabled || loading !== false }])
  return (
    <Button {...button} onClick={run}>
      {children ?? t(label)} <Key>{keyName}</Key>
    </Button>
  )
}
