import { useRef } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { KeyButton } from '../KeyButton.tsx'

interface Props {
  readonly busy?: boolean
  readonly autoFocus?: boolean
  readonly onFile: (file: File) => void
}

/** The button that opens the browser's own choice of a spreadsheet; F4 does the same. */
export function SheetButton({ autoFocus = false, busy = false, onFile }: Props) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const open = (): void => input.current?.click()
  return (
    <>
      <input
        ref={input}
        className="only-heard"
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        tabIndex={-1}
        aria-label={t('Buka Spreadsheet')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <KeyButton
        keyName="F4"
        label="Buka Spreadsheet"
        run={open}
        autoFocus={autoFocus}
        loading={busy}
        icon={<Icon name="upload" />}
      />
    </>
  )
}
