import { Button } from 'antd'
import { useRef } from 'react'
import { Icon } from '../icons.tsx'
import { Key, useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'

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
  useKeys([{ key: 'F4', label: 'Buka Spreadsheet', run: open, off: busy }])
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
      <Button autoFocus={autoFocus} loading={busy} icon={<Icon name="upload" />} onClick={open}>
        {t('Buka Spreadsheet')} <Key>F4</Key>
      </Button>
    </>
  )
}
