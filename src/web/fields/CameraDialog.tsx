import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ViewDialog } from '../dialogs/ViewDialog.tsx'
import { useWords } from '../words.tsx'
import { KeyButton } from '../KeyButton.tsx'

interface Props {
  readonly onPhoto: (photo: File) => void
  readonly onClose: () => void
}

/** The widest a photo needs to be: the server makes it smaller still (SPEC 5). */
const ideal = { width: { ideal: 1920 }, facingMode: 'environment' } as const

/** Why there is no camera: the page is not secure, or the browser said no. */
const insecure = 'Kamera hanya bekerja pada halaman aman (https)'
const refused = 'Kamera tidak dapat dibuka'

function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState(isSecureContext ? undefined : insecure)
  useEffect(() => {
    if (!isSecureContext) return undefined
    let stream: MediaStream | undefined
    let wanted = true
    navigator.mediaDevices.getUserMedia({ video: ideal }).then(
      (opened) => {
        stream = opened
        if (!wanted) opened.getTracks().forEach((track) => track.stop())
        else if (video.current) video.current.srcObject = opened
      },
      () => setProblem(refused),
    )
    return () => {
      wanted = false
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return { video, problem }
}

function shoot(video: HTMLVideoElement, done: (photo: File) => void): void {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  canvas.toBlob(
    (blob) => {
      if (blob) done(new File([blob], 'kamera.jpg', { type: 'image/jpeg' }))
    },
    'image/jpeg',
    0.9,
  )
}

function Body({ onClose, onPhoto }: Props) {
  const t = useWords()
  const { problem, video } = useCamera()
  const take = (): void => {
    if (video.current && video.current.videoWidth > 0) shoot(video.current, onPhoto)
  }
  return (
    <>
      {problem === undefined ? (
        <video ref={video} className="camera" autoPlay playsInline muted />
      ) : (
        <p role="alert">{t(problem)}</p>
      )}
      <div className="dialog-buttons">
        <Button onClick={onClose}>{t('Batal')}</Button>
        <KeyButton
          keyName="F9"
          label="Ambil Foto"
          run={take}
          type="primary"
          disabled={problem !== undefined}
        />
      </div>
    </>
  )
}

/** A photo of what lies on the counter, taken in the page. */
export function CameraDialog(props: Props) {
  const t = useWords()
  return (
    <ViewDialog title={t('Kamera')} centered onClose={props.onClose}>
      <Body {...props} />
    </ViewDialog>
  )
}
