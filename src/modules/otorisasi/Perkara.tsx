import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import type { perkara as bidang } from './perkara.ts'

type Isi = RowOf<typeof bidang>

/** The discount in rupiah and percent, and how far the price is below cost. */
function Potongan({ daftar, modal, tawar }: Isi['barang'][number]) {
  const t = useWords()
  const beda = tawar - daftar
  return (
    <>
      <span>
        {formatRupiah(daftar)}{' '}
        {beda === 0 ? null : (
          <b>
            {'\u2192'} {formatRupiah(tawar)}
          </b>
        )}
      </span>
      {beda === 0 || daftar === 0 ? null : (
        <span className="meta">
          {beda > 0 ? '+' : '-'}
          {formatPersen(mulDiv(Math.abs(beda), 100_00, daftar))} %
        </span>
      )}
      {modal > tawar ? (
        <span className="otorisasi-salah">
          {t('Rp {{rugi}} di bawah modal', { rugi: formatRupiah(modal - tawar) })}
        </span>
      ) : null}
    </>
  )
}

/** What the approver would see standing at the counter: the goods, the customer, the whole note. */
export function Perkara({ perkara }: { readonly perkara: Isi }) {
  const t = useWords()
  return (
    <div className="otorisasi-perkara">
      <ul>
        {perkara.barang.map((one, at) => (
          <li key={one.kode_barcode || at}>
            {one.gambar ? (
              <Picture path={one.gambar} alt={one.nama_barang} className="picture" />
            ) : null}
            <div>
              <strong>{one.nama_barang}</strong>
              <span className="meta">
                {one.kode_barcode} {formatBerat(one.berat)} gr
              </span>
            </div>
            <div className="otorisasi-harga">
              <Potongan {...one} />
            </div>
          </li>
        ))}
      </ul>
      <p>
        {perkara.pelanggan ?? t('Umum')} <b>Rp {formatRupiah(perkara.total)}</b>
      </p>
    </div>
  )
}
