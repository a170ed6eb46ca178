/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { qrMember } from '#modules/member/qr-member'
import { useKata } from './kata.tsx'

interface Gambar {
  readonly sisi: number
  readonly path: string
}

/** The dark squares of a QR, with the white edge that scanners need. */
async function gambar(teks: string): Promise<Gambar> {
  const { encodeQR } = await import('qr')
  const kotak = encodeQR(teks, 'raw', { ecc: 'medium', border: 4 })
  const path = kotak.flatMap((baris, y) =>
    baris.flatMap((gelap, x) => (gelap ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { sisi: kotak.length, path: path.join('') }
}

/** Drawn from the code alone, so that it is there without a connection. */
function useGambar(teks: string): Gambar | undefined {
  const [ada, setAda] = useState<{ readonly teks: string; readonly isi: Gambar }>()
  useEffect(() => {
    // Where the file cannot be fetched, the number that stands beside it finds him too.
    gambar(teks).then(
      (isi) => setAda({ teks, isi }),
      () => undefined,
    )
  }, [teks])
  return ada?.teks === teks ? ada.isi : undefined
}

function Qr({ path, sisi }: Gambar) {
  return (
    <svg
      className="ag-qr"
      viewBox={`0 0 ${sisi} ${sisi}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      <rect width={sisi} height={sisi} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

interface Props {
  readonly kode: string
  readonly nama: string
}

/** The QR by which a counter finds him; a tap makes it as large as the telephone. */
export function KartuQr({ kode, nama }: Props) {
  const t = useKata()
  const isi = useGambar(qrMember(kode))
  const layar = useRef<HTMLDialogElement>(null)
  if (!isi) return <span className="ag-qr-kecil" />
  const kata = t('QR member {{kode}}', { kode })
  return (
    <>
      <button
        type="button"
        className="ag-qr-kecil"
        aria-label={`${kata}: ${t('Perbesar')}`}
        onClick={() => layar.current?.showModal()}
      >
        <Qr {...isi} />
      </button>
      <dialog ref={layar} className="ag-qr-layar" aria-label={kata}>
        <button type="button" onClick={() => layar.current?.close()}>
          <Qr {...isi} />
          <strong>{nama}</strong>
          <span>{kode}</span>
          <span className="ag-qr-tutup">{t('Tutup')}</span>
        </button>
      </dialog>
    </>
  )
}
