import { formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
import { OpenLink } from '#web/fields/OpenLink'
import { Picture } from '#web/fields/Picture'
import { Badge, type Tone } from '#web/page/Badge'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { peristiwaBarang, type Peristiwa } from './peristiwa.ts'
import { catatanBab, type Bab, type BabKisah } from './riwayat.rules.ts'

const nota: readonly Peristiwa[] = ['NOTA', 'TERJUAL', 'BATAL_NOTA', 'SERAH']
const beli: readonly Peristiwa[] = ['BELI', 'DIBELI']

/** The document of a chapter; a note opens for those who may see it. */
function Dokumen({ bab }: { readonly bab: Bab }) {
  const what = nota.includes(bab.peristiwa)
    ? 'nota'
    : beli.includes(bab.peristiwa)
      ? 'nota_beli'
      : undefined
  return <OpenLink what={what} value={bab.dokumen} />
}

const baik: readonly Peristiwa[] = ['MASUK', 'DIBELI', 'JUAL_LAGI', 'SIAP', 'KETEMU']
const buruk: readonly Peristiwa[] = ['HILANG', 'HANCUR', 'BATAL_MASUK', 'UBAH']

/** What deserves the eye: gold that came or went, and what a scale or a count found wrong. */
function nadaDari({ gugur, hasil, hasil_opname, label_ke, peristiwa }: Bab): Tone {
  if (peristiwa === 'TIMBANG') return hasil === 'COCOK' ? 'plain' : 'bad'
  if (peristiwa === 'OPNAME') return hasil_opname === 'KETEMU' ? 'plain' : 'wait'
  if (peristiwa === 'LABEL') return (label_ke ?? 1) > 1 && !gugur ? 'wait' : 'plain'
  if (peristiwa === 'KOREKSI' || peristiwa === 'HARGA') return 'wait'
  if (buruk.includes(peristiwa)) return 'bad'
  if (peristiwa === 'TERJUAL') return 'info'
  return baik.includes(peristiwa) ? 'good' : 'plain'
}

/** From where to where; one place where it stayed. */
const tempatDari = ({ dari, ke }: Bab): string | null =>
  dari === null || dari === ke ? ke : `${dari} -> ${ke ?? ''}`

function Babak({ satu }: { readonly satu: BabKisah }) {
  const t = useWords()
  const { zona } = useShell().toko
  const { bab } = satu
  return (
    <li className="kisah-bab">
      <time dateTime={bab.saat}>{formatSaat(bab.saat, zona)}</time>
      <div>
        <p>
          <Badge tone={nadaDari(bab)}>{t(peristiwaBarang[bab.peristiwa])}</Badge> {tempatDari(bab)}
          {bab.pihak === null ? null : <strong> {bab.pihak}</strong>}
        </p>
        {catatanBab(satu, t).map((kalimat) => (
          <p key={kalimat}>{kalimat}</p>
        ))}
        <p className="meta">
          <Dokumen bab={bab} /> · {bab.oleh}
        </p>
      </div>
      <p className="kisah-nilai">{bab.nilai ? `Rp ${formatRupiah(bab.nilai)}` : ''}</p>
      {bab.foto === null ? null : (
        <Picture path={bab.foto} alt={t('Foto')} className="picture kisah-foto-bab" />
      )}
    </li>
  )
}

/** The life of a piece, the newest chapter first. */
export function Kisah({ kisah }: { readonly kisah: readonly BabKisah[] }) {
  const t = useWords()
  if (kisah.length === 0) return <p>{t('Tidak Ada Data')}</p>
  return (
    <ol className="kisah-barang" aria-label={t('Riwayat Barang')}>
      {kisah.map((satu, at) => (
        <Babak key={`${kisah.length - at} ${satu.bab.dokumen}`} satu={satu} />
      ))}
    </ol>
  )
}
