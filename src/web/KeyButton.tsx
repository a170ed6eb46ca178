import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { command, Key, useKeys, useLayer } from './keys.tsx'
import { useWords } from './words.tsx'

interface Props extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Its name on the keyboard: 'F9', 'Ctrl+Enter'. Without one it is a button like any other. */
  readonly keyName: string | undefined
  readonly label: string // a phrase
  readonly run: () => void
  /** Without it the button is not drawn. Its key is held: it means nothing else meanwhile. */
  readonly shown?: boolean
  /** Other words on the button than in the list of keys, in the reader's language. */
  readonly children?: ReactNode
}

/**
 * A button and its key, said once: the key works while the button stands there, and rests while the
 * button is hidden, disabled or busy.
 */
export function KeyButton({ children, keyName, label, run, shown = true, ...button }: Props) {
  const t = useWords()
  const layer = useLayer()
  const { disabled = false, loading = false } = button
  const off = !shown || disabled || loading !== false
  useKeys(keyName === undefined ? [] : [{ key: keyName, label, run, off }])
  return shown ? (
    <Button
      {...button}
      onClick={() => {
        command(layer)
        run()
      }}
    >
      {children ?? t(label)} {keyName === undefined ? null : <Key>{keyName}</Key>}
    </Button>
  ) : null
}
