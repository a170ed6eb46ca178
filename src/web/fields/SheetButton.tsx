import { useRef } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { KeyButton } from '../KeyButton.tsx'

interface Props {
  readonly busy?: boolean
  readonly autoFocus?: boolean
  readonly label?: string // a phrase
  readonly accept?: string
  readonly onFile: (file: File) => void
}

const spreadsheets = '.xlsx,.csv,.tsv,.txt'

/** The button that opens the browser's own choice of a spreadsheet; F4 does the same. */
export function SheetButton(props: Props) {
  const { accept = spreadsheets, autoFocus = false, busy = false, onFile } = props
  const { label = 'Buka Spreadsheet' } = props
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const open = (): void => input.current?.click()
  return (
    <>
      <input
        ref={input}
        className="only-heard"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={t(label)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <KeyButton
        keyName="F4"
        label={label}
        run={open}
        autoFocus={autoFocus}
        loading={busy}
        icon={<Icon name="upload" />}
      />
    </>
  )
}
