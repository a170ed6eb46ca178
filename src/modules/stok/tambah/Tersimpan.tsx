import { formatBerat } from '#kernel/figures'
import { useWords } from '#web/words'
import type { Penerimaan } from './use-penerimaan.tsx'

/** What was just saved: its number, and the barcode each piece was given. */
export function Tersimpan({ hasil }: { readonly hasil: NonNullable<Penerimaan['hasil']> }) {
  const t = useWords()
  return (
    <section className="terima-hasil" aria-live="polite">
      <h2>
        {t('Tersimpan')} {hasil.nomor}
      </h2>
      <ul>
        {hasil.barang.map((one) => (
          <li key={one.kode_barcode}>
            <strong>{one.kode_barcode}</strong> {one.nama_barang}{' '}
            <span className="meta">
              {formatBerat(one.berat)} gr · {one.kode_baki}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
