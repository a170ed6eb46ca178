import { Button } from 'antd'
import { useRef } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import type { InputProps } from './input.tsx'

interface Props extends Pick<InputProps, 'describedBy' | 'field' | 'id' | 'readOnly'> {
  readonly busy: boolean
  readonly several?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The button of an input for pictures, and the chooser of files behind it. */
export function PictureChooser(props: Props) {
  const { busy, describedBy, field, id, onFiles, readOnly, several = false } = props
  const t = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        className="only-heard"
        type="file"
        accept="image/*"
        multiple={several}
        tabIndex={-1}
        aria-label={t(field.label)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        id={id}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        loading={busy}
        disabled={readOnly}
        icon={<Icon name="upload" />}
        onClick={() => chooser.current?.click()}
      >
        {t('Pilih Gambar')}
      </Button>
    </>
  )
}
