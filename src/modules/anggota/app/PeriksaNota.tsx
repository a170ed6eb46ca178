/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { RowOf } from '#kernel/field'
import type { isiPublik } from '#modules/nota/nota.calls'
import { Atas, gram, Menunggu, rp, tanggal, Tiada } from './bagian.tsx'
import { alamatOf, buka, tokoKini, useTempat } from './jalan.tsx'
import { useKata } from './kata.tsx'
import { useMuat } from './muat.tsx'

type Nota = RowOf<typeof isiPublik>

/** What reads codes from pictures: the browser's own, else one that comes when it is asked for. */
interface Pembaca {
  detect(dari: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (apa: { readonly formats: readonly string[] }): Pembaca
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

const qr = /[?&]toko=([A-Z0-9]{1,10})&id=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i
const jedaMs = 250

const keadaan = ({ dibeli_kembali, hilang, qty, status }: Nota): keyof typeof kalimat => {
  if (status === 'VALID' && hilang && dibeli_kembali < qty) return 'HILANG'
  if (status !== 'VALID' || dibeli_kembali === 0) return status
  return dibeli_kembali < qty ? 'SEBAGIAN' : 'DIBELI'
}
const kalimat = {
  VALID: 'Nota ini sah dan berlaku.',
  OPEN: 'Nota ini belum divalidasi kasir.',
  BATAL: 'Nota ini sudah dibatalkan dan tidak berlaku.',
  SEBAGIAN: '{{jumlah}} dari {{qty}} barang nota ini sudah dibeli kembali.',
  HILANG: 'Nota ini pernah dilaporkan hilang dan tidak berlaku lagi, tanyakan kepada toko.',
  DIBELI: 'Seluruh barang nota ini sudah dibeli kembali; nota ini tidak berlaku lagi.',
} as const

/** iPhones and Firefox have none of their own; some have one that knows no code. */
async function pembacaQr(): Promise<Pembaca> {
  const { BarcodeDetector } = window
  const bisa = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const Kelas =
    BarcodeDetector && bisa.includes('qr_code')
      ? BarcodeDetector
      : (await import('qr/decode.js')).BarcodeDetector
  return new Kelas({ formats: ['qr_code'] })
}

const adaKamera = 'mediaDevices' in navigator

/** The camera, until a nota is in front of it. */
function Kamera({ onBaca }: { readonly onBaca: (teks: string) => boolean }) {
  const t = useKata()
  const video = useRef<HTMLVideoElement>(null)
  const [tolak, setTolak] = useState('')
  useEffect(() => {
    let aliran: MediaStream | undefined
    const usai = new AbortController()
    const lihat = async (pembaca: Pembaca) => {
      while (!usai.signal.aborted && video.current) {
        const found = await pembaca.detect(video.current).catch(() => [])
        if (found.some(({ rawValue }) => onBaca(rawValue))) return
        await new Promise((lanjut) => setTimeout(lanjut, jedaMs))
      }
    }
    const mulai = async () => {
      const pembaca = await pembacaQr().catch(() => setTolak('Pembaca QR tidak dapat dimuat.'))
      if (!pembaca || usai.signal.aborted) return
      aliran = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (usai.signal.aborted || !video.current) return
      video.current.srcObject = aliran
      await video.current.play()
      await lihat(pembaca)
    }
    mulai()
      .catch(() => setTolak('Kamera tidak dapat dibuka.'))
      .finally(() => aliran?.getTracks().forEach((jalur) => jalur.stop()))
    return () => {
      usai.abort()
      aliran?.getTracks().forEach((jalur) => jalur.stop())
    }
  }, [onBaca])
  if (tolak !== '') return <p className="ag-salah">{t(tolak)}</p>
  return <video ref={video} className="ag-kamera" muted playsInline aria-label={t('Kamera')} />
}

function Hasil({ id, toko }: { readonly id: string; readonly toko: string }) {
  const t = useKata()
  const { data, gagal, lagi } = useMuat<Nota>(
    `nota/publik?toko=${encodeURIComponent(toko)}&id=${encodeURIComponent(id)}`,
  )
  if (!data) return gagal ? <Tiada gagal={gagal} lagi={lagi} /> : <Menunggu />
  const rows = [
    [t(data.jenis === 'JUAL' ? 'Nota Jual' : 'Nota Beli'), data.no_faktur],
    [t('Tanggal'), tanggal(data.tgl_system)],
    [t('Qty'), String(data.qty)],
    [t('Berat'), gram(data.berat)],
    [t('Total'), rp(data.harga_total)],
  ] as const
  const kini = keadaan(data)
  return (
    <>
      <h2 className="ag-besar">{data.nama_toko}</h2>
      <p className={kini === 'VALID' ? 'ag-sah' : 'ag-salah'} role="status">
        {t(kalimat[kini], { jumlah: data.dibeli_kembali, qty: data.qty })}
      </p>
      <dl className="ag-fakta">
        {rows.map(([nama, isi]) => (
          <div key={nama}>
            <dt>{nama}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The truth of a nota: by its QR before the camera, or by the address that the QR holds. */
export function PeriksaNota() {
  const t = useKata()
  const { cari } = useTempat()
  const [kamera, setKamera] = useState(false)
  const [salah, setSalah] = useState(false)
  const isian = useRef<HTMLInputElement>(null)
  const baca = useRef((teks: string): boolean => {
    const [, toko = '', id = ''] = qr.exec(teks) ?? []
    setSalah(id === '')
    if (id === '') return false
    setKamera(false)
    buka(`${alamatOf(tokoKini(), 'nota')}?toko=${toko.toUpperCase()}&id=${id.toLowerCase()}`, true)
    return true
  })
  const kirim = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    baca.current(isian.current?.value ?? '')
  }
  const id = cari.get('id')
  return (
    <>
      <Atas judul={t('Periksa Nota')} />
      <div className="ag-isi">
        {id ? <Hasil id={id} toko={cari.get('toko') ?? ''} /> : null}
        {kamera ? <Kamera onBaca={baca.current} /> : null}
        {adaKamera && !kamera ? (
          <button type="button" className="ag-tombol" onClick={() => setKamera(true)}>
            {t('Pindai QR')}
          </button>
        ) : null}
        <form className="ag-masuk" onSubmit={kirim}>
          <label>
            {t(adaKamera ? 'Atau tempel alamat dari QR nota' : 'Tempel alamat dari QR nota')}
            <input ref={isian} type="text" inputMode="url" required autoComplete="off" />
          </label>
          <p className="ag-salah" role="status">
            {salah ? t('Ini bukan QR nota.') : ''}
          </p>
          <button type="submit" className="ag-tombol ag-lain">
            {t('Periksa')}
          </button>
        </form>
      </div>
    </>
  )
}
