import { useRef, useState, type PointerEvent } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { judulTanda, type BarisTanda, type Diminta } from './diminta.ts'
import { bidang, cukup, jalur, tulisGoresan, type Goresan, type Titik } from './goresan.rules.ts'
import { jawabTanda } from './tanda-tangan.calls.ts'
import './tanda-tangan.css'

const nilai = ({ berat, rupiah, tanggal, teks }: BarisTanda): string => {
  if (rupiah !== undefined) return `Rp ${formatRupiah(rupiah)}`
  if (berat !== undefined) return `${formatBerat(berat)} gr`
  return teks ?? tanggal ?? ''
}

/** A point of the field, however large it is drawn. */
function titikDari({ clientX, clientY, currentTarget }: PointerEvent): Titik {
  const { height, left, top, width } = currentTarget.getBoundingClientRect()
  const within = (part: number, most: number): number =>
    Math.max(0, Math.min(most, Math.trunc(part * most)))
  return [
    within((clientX - left) / width, bidang.lebar),
    within((clientY - top) / height, bidang.tinggi),
  ]
}

/** Draws with finger, pen or mouse; a second finger draws nothing. */
function useGoresan() {
  const [strokes, setStrokes] = useState<readonly Goresan[]>([])
  const pena = useRef<number>(undefined)
  const tambah = (event: PointerEvent, baru: boolean): void => {
    const titik = titikDari(event)
    setStrokes((now) =>
      baru ? [...now, [titik]] : [...now.slice(0, -1), [...(now.at(-1) ?? []), titik]],
    )
  }
  const angkat = (event: PointerEvent): void => {
    if (pena.current === event.pointerId) pena.current = undefined
  }
  return {
    strokes,
    setStrokes,
    onPointerDown: (event: PointerEvent): void => {
      if (pena.current !== undefined) return
      pena.current = event.pointerId
      event.currentTarget.setPointerCapture(event.pointerId)
      tambah(event, true)
    },
    onPointerMove: (event: PointerEvent): void => {
      if (pena.current === event.pointerId) tambah(event, false)
    },
    onPointerUp: angkat,
    onPointerCancel: angkat, // the device took the finger for something else
  }
}

interface Props {
  readonly diminta: Diminta
  readonly kunci: string
  readonly onSelesai: () => void
}

/** What is signed, the field to sign on, and the way to say no: by finger or by keyboard. */
export function TandaTangan({ diminta, kunci, onSelesai }: Props) {
  const t = useWords()
  const { setStrokes, strokes, ...pena } = useGoresan()
  const [salah, setSalah] = useState('')
  const [sibuk, setSibuk] = useState(false)
  const kirim = async (tolak: boolean): Promise<void> => {
    setSibuk(true)
    try {
      const goresan = tolak ? null : tulisGoresan(strokes)
      await call(jawabTanda, { body: { kunci, id: diminta.id, tolak, goresan } })
      onSelesai()
    } catch (error) {
      setSalah(error instanceof Error ? error.message : '')
    } finally {
      setSibuk(false)
    }
  }
  return (
    <section className="tanda" aria-label={t('Tanda Tangan')}>
      <div className="tanda-isi">
        <h1>{t(judulTanda[diminta.jenis] ?? diminta.jenis)}</h1>
        <p>{[diminta.nomor, diminta.nama].filter(Boolean).join(' · ')}</p>
        <dl>
          {diminta.baris.map((one) => (
            <div key={one.kata}>
              <dt>{t(one.kata)}</dt>
              <dd>{nilai(one)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="tanda-bidang">
        <p>{t('Tanda tangani di dalam kotak dengan jari')}</p>
        <svg
          viewBox={`0 0 ${bidang.lebar} ${bidang.tinggi}`}
          role="img"
          aria-label={t('Bidang tanda tangan')}
          {...pena}
        >
          <line x1={60} x2={bidang.lebar - 60} y1={320} y2={320} className="tanda-garis" />
          {strokes.map((stroke, at) => (
            // Strokes are only added at the end and taken from there.
            // oxlint-disable-next-line react/no-array-index-key
            <path key={at} d={jalur(stroke)} className="tanda-goresan" />
          ))}
        </svg>
        {salah === '' ? null : <p role="alert">{salah}</p>}
        <div className="tanda-tombol">
          <button type="button" disabled={sibuk} onClick={() => void kirim(true)}>
            {t('Saya Tidak Setuju')}
          </button>
          <button
            type="button"
            disabled={strokes.length === 0}
            onClick={() => setStrokes(strokes.slice(0, -1))}
          >
            {t('Urungkan')}
          </button>
          <button type="button" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('Hapus Semua')}
          </button>
          <button
            type="button"
            className="utama"
            disabled={sibuk || !cukup(strokes)}
            onClick={() => void kirim(false)}
          >
            {t('Setuju dan Kirim')}
          </button>
        </div>
      </div>
    </section>
  )
}
