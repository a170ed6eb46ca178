import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { decode } from '#kernel/wire'
import { CallError, request } from '#web/request'
import { useWords } from '#web/words'
import { notaPublik, type isiPublik } from './nota.calls.ts'
import './nota.css'

type Nota = RowOf<typeof isiPublik>

const jenis = { JUAL: 'Nota Jual', BELI: 'Nota Beli' } as const

const sentences = {
  VALID: 'Nota ini sah dan berlaku.',
  OPEN: 'Nota ini belum divalidasi kasir.',
  BATAL: 'Nota ini sudah dibatalkan dan tidak berlaku.',
  SEBAGIAN: '{{jumlah}} dari {{qty}} barang nota ini sudah dibeli kembali.',
  HILANG: 'Nota ini pernah dilaporkan hilang dan tidak berlaku lagi, tanyakan kepada toko.',
  DIBELI: 'Seluruh barang nota ini sudah dibeli kembali; nota ini tidak berlaku lagi.',
} as const

/** DOMAIN 5: a note whose goods came back says so; only a valid one can have sold them. */
function keadaan({ dibeli_kembali, hilang, qty, status }: Nota): keyof typeof sentences {
  if (status === 'VALID' && hilang && dibeli_kembali < qty) return 'HILANG'
  if (status !== 'VALID' || dibeli_kembali === 0) return status
  return dibeli_kembali < qty ? 'SEBAGIAN' : 'DIBELI'
}

async function load(search: string): Promise<Nota> {
  const { data } = await request({ method: 'GET', address: `/api/v1/${notaPublik.path}${search}` })
  return decode(notaPublik.answer, data) as Nota
}

/** The true state of the note, and enough of it to compare with the paper in hand. */
function Facts({ nota }: { readonly nota: Nota }) {
  const t = useWords()
  const rows = [
    [t(jenis[nota.jenis]), nota.no_faktur],
    [t('Tanggal'), nota.tgl_system],
    [t('Qty'), formatRupiah(nota.qty)],
    [t('Berat'), `${formatBerat(nota.berat)} gr`],
    [t('Total'), `Rp ${formatRupiah(nota.harga_total)}`],
  ] as const
  const state = keadaan(nota)
  return (
    <>
      <p className={`nota-state nota-${state.toLowerCase()}`} role="status">
        {t(sentences[state], { jumlah: nota.dibeli_kembali, qty: nota.qty })}
      </p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The page behind the QR of a nota, for everyone who holds the paper. */
function NotaPublik() {
  const t = useWords()
  const [nota, setNota] = useState<Nota>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    load(location.search).then(setNota, (error: unknown) =>
      setProblem(error instanceof CallError ? error.message : t('Koneksi Bermasalah')),
    )
  }, [t])
  useEffect(() => {
    document.title = `${t('Keaslian Nota')} - Kencana`
  }, [t])
  return (
    <main className="nota-publik">
      <h1>{nota?.nama_toko ?? t('Keaslian Nota')}</h1>
      {nota ? <Facts nota={nota} /> : <p role="status">{problem || t('Memeriksa nota ...')}</p>}
    </main>
  )
}

/** Draws the page; it needs neither session nor shell, and comes light to a customer's phone. */
export function openNota(element: Element): void {
  createRoot(element).render(
    <StrictMode>
      <NotaPublik />
    </StrictMode>,
  )
}
