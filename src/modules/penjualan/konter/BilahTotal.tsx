import { Button } from 'antd'
import { formatBerat, formatRupiah } from '#kernel/figures'
import type { Tagihan } from '#modules/faktur/bayar.rules'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import { otorisasiJual } from '../penjualan.rules.ts'
import type { Hitungan } from './use-hitung.tsx'

export const idSimpan = 'konter-simpan'

interface Props {
  readonly hitungan: Hitungan | undefined
  readonly basi: boolean
  readonly tagihan: Tagihan
  readonly sibuk: boolean
  readonly kosong: boolean
  /** Whether the draft is safe on the server. */
  readonly kataDraf: string
  readonly onBayar: () => void
  readonly onSimpan: () => void
}

/** The largest thing on the screen: it counts down while the customer pays (LOOK 6). */
function PelangganBayar({ basi, kosong, tagihan }: Pick<Props, 'basi' | 'kosong' | 'tagihan'>) {
  const t = useWords()
  const { kembali, pembayaran, sisa } = tagihan
  const paid = pembayaran.length > 0 && sisa === 0 && !kosong
  const figure = kembali > 0 ? kembali : Math.max(0, sisa)
  const label = kembali > 0 ? 'Uang Kembali' : paid ? 'Lunas' : 'Pelanggan bayar'
  return (
    <div
      className={`konter-bayar${basi ? ' konter-basi' : ''}${paid ? ' in' : ''}`}
      aria-live="polite"
    >
      <span className="konter-bayar-kata">{t(label)}</span>
      <span className="konter-bayar-angka">
        <small>Rp</small> {formatRupiah(figure)}
      </span>
    </div>
  )
}

/** The sums of the sale, and the two steps that end it. */
export function BilahTotal(props: Props) {
  const { basi, hitungan, kosong, sibuk, tagihan } = props
  const t = useWords()
  const perlu = hitungan?.perlu ?? []
  return (
    <footer className="konter-bawah">
      <dl className={basi ? 'konter-jumlah konter-basi' : 'konter-jumlah'}>
        <div>
          <dt>{t('Barang')}</dt>
          <dd>{hitungan?.qty ?? 0}</dd>
        </div>
        <div>
          <dt>{t('Berat')}</dt>
          <dd>
            {formatBerat(hitungan?.berat ?? 0)} <small>gr</small>
          </dd>
        </div>
        <div>
          <dt>{t('Jual')}</dt>
          <dd>
            <small>Rp</small> {formatRupiah(hitungan?.total ?? 0)}
          </dd>
        </div>
        {tagihan.fee > 0 ? (
          <div>
            <dt>{t('Fee')}</dt>
            <dd>
              <small>Rp</small> {formatRupiah(tagihan.fee)}
            </dd>
          </div>
        ) : null}
      </dl>
      {perlu.length === 0 ? null : (
        <p className="konter-perlu">
          <Icon name="lock" />
          {t('Perlu otorisasi: {{apa}}', {
            apa: perlu.map(({ kategori }) => t(otorisasiJual[kategori])).join(', '),
          })}
        </p>
      )}
      <span className="meta konter-draf" role="status">
        {props.kataDraf}
      </span>
      <PelangganBayar basi={basi} kosong={kosong} tagihan={tagihan} />
      <div className="konter-langkah">
        <Button size="large" disabled={kosong} onClick={props.onBayar}>
          {t('Bayar')} <Key>F8</Key>
        </Button>
        <Button
          id={idSimpan}
          size="large"
          type="primary"
          disabled={kosong}
          loading={sibuk}
          onClick={props.onSimpan}
        >
          {t('Simpan')} <Key>F9</Key>
        </Button>
      </div>
    </footer>
  )
}
