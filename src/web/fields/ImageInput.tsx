import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { Field } from '#kernel/field'
import { unggahGambar } from '#kernel/gambar'
import { call } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { nextInput } from '../form/next-input.tsx'
import { CameraDialog } from './CameraDialog.tsx'
import { textOf, type InputProps } from './input.tsx'
import { Picture } from './Picture.tsx'

function folderOf({ folder, label }: Field): string {
  if (folder === undefined) throw new Error(`the image ${label} names no folder`)
  return folder
}

/** A picture: chosen from a file or taken with the camera, sent at once, kept by its path. */
export function ImageInput(props: InputProps) {
  const { field, id, onChange, readOnly } = props
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [camera, setCamera] = useState(false)
  const path = textOf(props.value)
  /** Work goes on in the next field, for whoever has not gone there yet. */
  const goOn = (): void => {
    const here = box.current
    if (here?.contains(document.activeElement)) nextInput(here, here)?.focus()
  }
  const send = async (file: File): Promise<void> => {
    setCamera(false)
    setBusy(true)
    try {
      const given = { params: { folder: folderOf(field) }, body: { kode_barcode: null } }
      const { data } = await call(unggahGambar, given, { file, milliseconds: 60_000 })
      onChange(data.gambar_path)
      goOn()
    } catch (error) {
      failure(error, t('Gambar Gagal Dikirim'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={box} className={props.invalid ? 'image-input invalid' : 'image-input'}>
      {path === '' ? (
        <span className="picture missing">
          <Icon name="picture" />
        </span>
      ) : (
        <Picture path={path} alt={t(field.label)} />
      )}
      <input
        ref={chooser}
        className="only-heard"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t(field.label)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      <div className="image-buttons">
        <Button
          id={id}
          {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
          loading={busy}
          disabled={readOnly}
          icon={<Icon name="upload" />}
          onClick={() => chooser.current?.click()}
        >
          {t('Pilih Gambar')}
        </Button>
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
        <CameraDialog onPhoto={(photo) => void send(photo)} onClose={() => setCamera(false)} />
      ) : null}
    </div>
  )
}
