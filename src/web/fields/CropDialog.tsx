import { Button, Radio } from 'antd'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { Field } from '#kernel/field'
import { ukuranGambar } from '#kernel/gambar'
import {
  daerahPotongan,
  digeser,
  palingDekat,
  utuhDiTengah,
  type Luas,
  type Potongan,
} from '#kernel/potongan'
import { ViewDialog } from '../dialogs/ViewDialog.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { Key } from '../keys.tsx'
import { useWords } from '../words.tsx'

interface Props {
  readonly field: Field
  readonly file: File
  /** The cut-out, or the picture as it was. */
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

type Bentuk = 'APLIKASI' | 'LAYAR' | 'UTUH'

/** How much of what is shown one press of an arrow moves, and how much nearer + brings. */
const langkah = 0.05
const lebihDekat = 1.15
const arah: Readonly<Record<string, { dx?: number; dy?: number; kali?: number }>> = {
  ArrowLeft: { dx: -langkah },
  ArrowRight: { dx: langkah },
  ArrowUp: { dy: -langkah },
  ArrowDown: { dy: langkah },
  '+': { kali: lebihDekat },
  '=': { kali: lebihDekat },
  '-': { kali: 1 / lebihDekat },
}

interface Ditunjuk {
  readonly kanvas: RefObject<HTMLCanvasElement | null>
}

interface Terpilih {
  readonly isi: ImageBitmap
  readonly bentuk: Luas
  readonly dipilih: Potongan
}

/** Draws the cut-out over all of the canvas; a JPEG shows black where nothing is. */
function gambarkan(kanvas: HTMLCanvasElement, { bentuk, dipilih, isi }: Terpilih): void {
  const { atas, height, kiri, width } = daerahPotongan(isi, bentuk, dipilih)
  const pena = kanvas.getContext('2d')
  if (!pena) return
  pena.fillStyle = '#fff'
  pena.fillRect(0, 0, kanvas.width, kanvas.height)
  pena.drawImage(isi, kiri, atas, width, height, 0, 0, kanvas.width, kanvas.height)
}

/** The picture of a file; undefined until it is read, null where the browser cannot. */
function useIsi(file: File): ImageBitmap | null | undefined {
  const [isi, setIsi] = useState<ImageBitmap | null>()
  useEffect(() => {
    let wanted = true
    createImageBitmap(file).then(
      (read) => (wanted ? setIsi(read) : read.close()),
      () => setIsi(null),
    )
    return () => {
      wanted = false
    }
  }, [file])
  return isi
}

/** The telephone, and in it what will be seen: dragged, or moved by keys. */
function Bingkai(props: Terpilih & Ditunjuk & { readonly onChange: (next: Potongan) => void }) {
  const { bentuk, dipilih, isi, kanvas, onChange } = props
  const t = useWords()
  const dari = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (kanvas.current) gambarkan(kanvas.current, { bentuk, dipilih, isi })
  }, [bentuk, dipilih, isi, kanvas])
  const geser = (oleh: Parameters<typeof digeser>[3]): void =>
    onChange(digeser(isi, bentuk, dipilih, oleh))
  const onKeyDown = (event: KeyboardEvent): void => {
    const oleh = arah[event.key]
    if (!oleh) return
    event.preventDefault()
    geser(oleh)
  }
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!dari.current || !kanvas.current) return
    const { height, width } = kanvas.current.getBoundingClientRect()
    geser({ dx: (dari.current.x - x) / width, dy: (dari.current.y - y) / height })
    dari.current = { x, y }
  }
  return (
    <div
      className="crop-phone"
      role="application"
      aria-label={t('Geser Potongan')}
      aria-describedby="crop-hint"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dari.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (dari.current = undefined)}
      onPointerCancel={() => (dari.current = undefined)}
      onWheel={({ deltaY }) => geser({ kali: deltaY < 0 ? lebihDekat : 1 / lebihDekat })}
    >
      <canvas ref={kanvas} width={bentuk.width} height={bentuk.height} aria-hidden />
    </div>
  )
}

/** The cut-out as a file, no larger than the picture was there. */
function simpan(dari: Terpilih, name: string, done: (file: File) => void): void {
  const { bentuk, dipilih, isi } = dari
  const kanvas = document.createElement('canvas')
  const { width } = daerahPotongan(isi, bentuk, dipilih)
  const kali = Math.min(1, width / bentuk.width)
  kanvas.width = Math.max(1, Math.trunc(bentuk.width * kali))
  kanvas.height = Math.max(1, Math.trunc(bentuk.height * kali))
  gambarkan(kanvas, dari)
  kanvas.toBlob(
    (blob) => {
      if (blob) done(new File([blob], name, { type: 'image/jpeg' }))
    },
    'image/jpeg',
    0.92,
  )
}

/** As large as it is stored at most, in the shape in which the app shows it. */
function luasDari({ bentuk, folder = '' }: Field, pilihan: Bentuk): Luas {
  const layar = ukuranGambar(folder)
  if (bentuk === undefined || pilihan !== 'APLIKASI') return layar
  const [lebar, tinggi] = bentuk
  return { width: layar.width, height: Math.trunc((layar.width * tinggi) / lebar) }
}

function Isi(props: Props & Ditunjuk & { readonly isi: ImageBitmap }) {
  const { field, file, isi, kanvas, onClose, onFile } = props
  const t = useWords()
  const punya = field.bentuk !== undefined
  const [pilihan, setPilihan] = useState<Bentuk>(punya ? 'APLIKASI' : 'LAYAR')
  const [dipilih, setDipilih] = useState(utuhDiTengah)
  const utuh = pilihan === 'UTUH'
  const [bentuk, setBentuk] = useState(() => luasDari(field, pilihan))
  const pilih = (next: Bentuk): void => {
    setPilihan(next)
    setDipilih(utuhDiTengah)
    setBentuk(next === 'UTUH' ? { width: isi.width, height: isi.height } : luasDari(field, next))
  }
  const pakai = (): void => {
    if (utuh) onFile(file)
    else simpan({ bentuk, dipilih, isi }, file.name, onFile)
  }
  return (
    <div className="crop">
      <Radio.Group
        aria-label={t('Bentuk')}
        value={pilihan}
        onChange={({ target }) => pilih(target.value)}
        options={[
          ...(punya ? [{ value: 'APLIKASI', label: t('Seperti Di Aplikasi') }] : []),
          { value: 'LAYAR', label: t('Layar Ponsel') },
          { value: 'UTUH', label: t('Utuh') },
        ]}
      />
      <Bingkai
        {...{ bentuk, dipilih, isi, kanvas }}
        onChange={utuh ? () => undefined : setDipilih}
      />
      <label className="crop-zoom">
        {t('Perbesar')}
        <input
          type="range"
          min={1}
          max={palingDekat}
          step={0.05}
          disabled={utuh}
          value={dipilih.perbesar}
          onChange={({ target }) =>
            setDipilih(
              digeser(isi, bentuk, dipilih, { kali: Number(target.value) / dipilih.perbesar }),
            )
          }
        />
      </label>
      <p id="crop-hint">{t('Seret gambarnya, atau geser dengan panah; + dan - memperbesar.')}</p>
      <div className="dialog-buttons">
        <Button onClick={onClose}>
          {t('Batal')} <Key>Esc</Key>
        </Button>
        <KeyButton keyName="F9" label="Pakai" run={pakai} type="primary" />
      </div>
    </div>
  )
}

/** Which part of a picture is kept, seen in a telephone as the members' app shows it. */
export function CropDialog(props: Props) {
  const { file, onClose, onFile } = props
  const t = useWords()
  const isi = useIsi(file)
  const kanvas = useRef<HTMLCanvasElement>(null)
  // What only the server can read goes there whole.
  useEffect(() => {
    if (isi === null) onFile(file)
  }, [file, isi, onFile])
  if (!isi) return null
  return (
    <ViewDialog
      title={t('Potong Gambar')}
      width={440}
      centered
      onOpened={() => kanvas.current?.parentElement?.focus()}
      onClose={onClose}
    >
      <Isi {...props} {...{ isi, kanvas }} />
    </ViewDialog>
  )
}
