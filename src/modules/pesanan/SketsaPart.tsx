import { Button } from 'antd'
import { useState } from 'react'
import type { Field } from '#kernel/field'
import { pathOf } from '#kernel/strokes'
import { confirm } from '#web/dialogs/notices'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { useStrokes, type Drawn } from '#web/fields/use-strokes'
import { useUpload } from '#web/fields/use-upload'
import { Key } from '#web/keys'
import { KeyButton } from '#web/KeyButton'
import type { FieldPartProps } from '#web/module'
import { useWorking } from '#web/working'
import { useWords } from '#web/words'
import './sketsa.css'

/** The sheet, in units of its own: as a photo lies on the slip. */
const lembar = { lebar: 1000, tinggi: 750 } as const

const alat = { PENA: 'Pena', HAPUS: 'Penghapus' } as const
type Alat = keyof typeof alat
const tebal = { PENA: 6, HAPUS: 48 } as const
/** Whatever the screen's colours are, the slip is paper. */
const warna = { PENA: '#16130d', HAPUS: '#ffffff' } as const

/** The drawing as a picture. */
function gambarDari(strokes: readonly Drawn<Alat>[], done: (file: File) => void): void {
  const canvas = document.createElement('canvas')
  canvas.width = lembar.lebar
  canvas.height = lembar.tinggi
  const pena = canvas.getContext('2d')
  if (!pena) return
  pena.fillStyle = warna.HAPUS
  pena.fillRect(0, 0, canvas.width, canvas.height)
  pena.lineCap = 'round'
  pena.lineJoin = 'round'
  for (const { mark, points } of strokes) {
    pena.strokeStyle = warna[mark]
    pena.lineWidth = tebal[mark]
    pena.stroke(new Path2D(pathOf(points)))
  }
  canvas.toBlob((blob) => {
    if (blob) done(new File([blob], 'sketsa.png', { type: 'image/png' }))
  }, 'image/png')
}

interface SketsaProps {
  readonly field: Field
  readonly onSelesai: (path: string) => void
  readonly onClose: () => void
}

/** A sheet to draw on, with a pen and an eraser; what was drawn is not lost by a key. */
function Sketsa({ field, onClose, onSelesai }: SketsaProps) {
  const t = useWords()
  const [dengan, setDengan] = useState<Alat>('PENA')
  const { clear, pen, strokes, undo } = useStrokes<Alat>(lembar, dengan)
  const { busy, send } = useUpload(field)
  const kosong = !strokes.some(({ mark }) => mark === 'PENA')
  useWorking(!kosong)
  const simpan = async (file: File): Promise<void> => {
    const path = await send(file)
    if (path !== undefined) onSelesai(path)
  }
  const tutup = async (): Promise<void> => {
    if (busy) return
    const question = { title: t('Perubahan belum disimpan. Tutup ?'), yes: t('Ya'), no: t('Tidak') }
    if (kosong || (await confirm(question))) onClose()
  }
  return (
    <ViewDialog title={t('Sketsa')} width={760} centered onClose={() => void tutup()}>
      <div className="sketsa">
        <div className="sketsa-alat" role="group" aria-label={t('Sketsa')}>
          {(['PENA', 'HAPUS'] as const).map((each) => (
            <Button
              key={each}
              type={each === dengan ? 'primary' : 'default'}
              aria-pressed={each === dengan}
              onClick={() => setDengan(each)}
            >
              {t(alat[each])}
            </Button>
          ))}
          <Button disabled={strokes.length === 0} onClick={undo}>
            {t('Urungkan')}
          </Button>
          <Button disabled={strokes.length === 0} onClick={clear}>
            {t('Hapus Semua')}
          </Button>
        </div>
        <svg
          viewBox={`0 0 ${lembar.lebar} ${lembar.tinggi}`}
          role="img"
          aria-label={t('Bidang Sketsa')}
          {...pen}
        >
          {strokes.map(({ mark, points }, at) => (
            // Strokes are only added at the end and taken from there.
            // oxlint-disable-next-line react/no-array-index-key
            <path key={at} d={pathOf(points)} stroke={warna[mark]} strokeWidth={tebal[mark]} />
          ))}
        </svg>
        <div className="dialog-buttons">
          <Button onClick={() => void tutup()}>
            {t('Batal')} <Key>Esc</Key>
          </Button>
          <KeyButton
            keyName="F9"
            label="Simpan Sketsa"
            type="primary"
            disabled={kosong}
            loading={busy}
            run={() => gambarDari(strokes, (file) => void simpan(file))}
          />
        </div>
      </div>
    </ViewDialog>
  )
}

/** What a customer wishes, drawn at the counter: it is kept as a photo of it would be. */
export function SketsaPart({ form, name }: FieldPartProps) {
  const t = useWords()
  const [buka, setBuka] = useState(false)
  const field = form.fields[name]
  if (!field) return null
  return (
    <>
      <Button className="sketsa-tombol" onClick={() => setBuka(true)}>
        {t('Gambar Sketsa')}
      </Button>
      {buka ? (
        <Sketsa
          field={field}
          onClose={() => setBuka(false)}
          onSelesai={(path) => {
            form.set(name, path)
            setBuka(false)
          }}
        />
      ) : null}
    </>
  )
}
