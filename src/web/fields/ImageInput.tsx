import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { nextInput } from '../form/next-input.tsx'
import { CameraDialog } from './CameraDialog.tsx'
import { textOf, type InputProps } from './input.tsx'
import { Picture } from './Picture.tsx'
import { PictureChooser } from './PictureChooser.tsx'
import { useCrop } from './use-crop.tsx'
import { useUpload } from './use-upload.tsx'

/** A picture: chosen from a file or taken with the camera, sent at once, kept by its path. */
export function ImageInput(props: InputProps) {
  const { field, id, onChange, readOnly } = props
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { busy, send: upload } = useUpload(field)
  const [camera, setCamera] = useState(false)
  const path = textOf(props.value)
  /** Work goes on in the next field, for whoever has not gone there yet. */
  const goOn = (): void => {
    const here = box.current
    if (here?.contains(document.activeElement)) nextInput(here, here)?.focus()
  }
  const send = async (file: File): Promise<void> => {
    const sent = await upload(file)
    if (sent === undefined) return
    onChange(sent)
    goOn()
  }
  const { ask, dialog } = useCrop(field, ([file]) => {
    if (file) void send(file)
  })
  return (
    <div ref={box} className={props.invalid ? 'image-input invalid' : 'image-input'}>
      {path === '' ? (
        <span className="picture missing">
          <Icon name="picture" />
        </span>
      ) : (
        <Picture path={path} alt={t(field.label)} />
      )}
      <div className="image-buttons">
        <PictureChooser
          {...{ busy, field, id, readOnly, describedBy: props.describedBy }}
          onFiles={ask}
        />
        <Button
          disabled={readOnly || busy}
          icon={<Icon name="camera" />}
          onClick={() => setCamera(true)}
        >
          {t('Kamera')}
        </Button>
        {path === '' || field.required !== false ? null : (
          <Button disabled={readOnly} icon={<Icon name="delete" />} onClick={() => onChange(null)}>
            {t('Hapus Gambar')}
          </Button>
        )}
      </div>
      {camera ? (
        <CameraDialog
          onPhoto={(photo) => {
            setCamera(false)
            ask([photo])
          }}
          onClose={() => setCamera(false)}
        />
      ) : null}
      {dialog}
    </div>
  )
}
