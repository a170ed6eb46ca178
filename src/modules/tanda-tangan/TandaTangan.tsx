import { useState } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { pathOf } from '#kernel/strokes'
import { call } from '#web/call'
import { useStrokes } from '#web/fields/use-strokes'
import { useWords } from '#web/words'
import { judulTanda, type BarisTanda, type Diminta } from './diminta.ts'
import { bidang, cukup, tulisGoresan } from './goresan.rules.ts'
import { jawabTanda } from './tanda-tangan.calls.ts'
import './tanda-tangan.css'

const nilai = ({ berat, rupiah, tanggal, teks }: BarisTanda): string => {
  if (rupiah !== undefined) return `Rp ${formatRupiah(rupiah)}`
  if (berat !== undefined) return `${formatBerat(berat)} gr`
  return teks ?? tanggal ?? ''
}

interface Props {
  readonly diminta: Diminta
  readonly kunci: string
  readonly onSelesai: () => void
}

/** What is signed, the field to sign on, and the way to say no: by finger or by keyboard. */
export function TandaTangan({ diminta, kunci, onSelesai }: Props) {
  const t = useWords()
  const { clear, pen, strokes: drawn, undo } = useStrokes(bidang, null)
  const strokes = drawn.map(({ points }) => points)
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
          {...pen}
        >
          <line x1={60} x2={bidang.lebar - 60} y1={320} y2={320} className="tanda-garis" />
          {strokes.map((stroke, at) => (
            // Strokes are only added at the end and taken from there.
            // oxlint-disable-next-line react/no-array-index-key
            <path key={at} d={pathOf(stroke)} className="tanda-goresan" />
          ))}
        </svg>
        {salah === '' ? null : <p role="alert">{salah}</p>}
        <div className="tanda-tombol">
          <button type="button" disabled={sibuk} onClick={() => void kirim(true)}>
            {t('Saya Tidak Setuju')}
          </button>
          <button type="button" disabled={strokes.length === 0} onClick={undo}>
            {t('Urungkan')}
          </button>
          <button type="button" disabled={strokes.length === 0} onClick={clear}>
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
