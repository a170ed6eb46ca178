import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import type { InputProps } from './input.tsx'
import { Picture } from './Picture.tsx'
import { PictureChooser } from './PictureChooser.tsx'
import { useCrop } from './use-crop.tsx'
import { useUpload } from './use-upload.tsx'

/** With the one at `from` moved to `to`. */
const moved = (paths: readonly string[], from: number, to: number): string[] => {
  const rest = paths.toSpliced(from, 1)
  return rest.toSpliced(to, 0, paths[from] ?? '')
}

/** Several pictures in an order: the first is the one that a list shows. */
export function PicturesInput(props: InputProps & { readonly value: readonly string[] }) {
  const { field, id, onChange, value: paths } = props
  const t = useWords()
  const { send } = useUpload(field)
  const [busy, setBusy] = useState(false)
  // What was sent is put behind what stood there: meanwhile nothing of it moves.
  const readOnly = props.readOnly || busy
  const [dragged, setDragged] = useState<number>()
  const add = async (files: readonly File[]): Promise<void> => {
    let now = [...paths]
    setBusy(true)
    for (const file of files) {
      // One after the other: the server takes one at a time, and they stay in their order.
      const sent = await send(file)
      if (sent !== undefined) now = [...now, sent]
    }
    setBusy(false)
    onChange(now)
  }
  const { ask, dialog } = useCrop(field, (files) => void add(files))
  return (
    <div className={props.invalid ? 'pictures-input image-input invalid' : 'pictures-input'}>
      <ol aria-label={t(field.label)}>
        {paths.map((path, at) => (
          <li
            key={path}
            draggable={!readOnly}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) onChange(moved(paths, dragged, at))
              setDragged(undefined)
            }}
          >
            <Picture path={path} alt={`${t(field.label)} ${at + 1}`} />
            <span className="picture-buttons">
              <Button
                size="small"
                aria-label={t('Geser Ke Kiri')}
                disabled={readOnly || at === 0}
                icon={<Icon name="left" />}
                onClick={() => onChange(moved(paths, at, at - 1))}
              />
              <Button
                size="small"
                aria-label={t('Hapus Gambar')}
                disabled={readOnly}
                icon={<Icon name="delete" />}
                onClick={() => onChange(paths.toSpliced(at, 1))}
              />
              <Button
                size="small"
                aria-label={t('Geser Ke Kanan')}
                disabled={readOnly || at === paths.length - 1}
                icon={<Icon name="right" />}
                onClick={() => onChange(moved(paths, at, at + 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      <PictureChooser
        {...{ busy, field, id, readOnly, describedBy: props.describedBy }}
        several
        onFiles={ask}
      />
      {dialog}
    </div>
  )
}
