import { Button } from 'antd'
import type { ReactNode } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import type { Tagihan } from '#modules/pembayaran/bayar.rules'
import { arahUang } from '#modules/pembayaran/pembayaran.rules'
import { Icon } from '#web/icons'
import { PreviewButton } from '#web/document/PreviewButton'
import { Key } from '#web/keys'
import { KeyButton } from '#web/KeyButton'
import { useWords } from '#web/words'
import type { Hitung } from './use-hitung.tsx'

export const idSimpan = 'konter-simpan'

interface Props {
  readonly hitung: Hitung
  readonly tagihan: Tagihan
  readonly sibuk: boolean
  readonly kosong: boolean
  /** Approvals that saving will ask for, in words. */
  readonly perlu: readonly string[]
  /** Whether the draft is safe on the server. */
  readonly kataDraf: string
  readonly onBayar: () => void
  readonly onSimpan: () => void
}

/**
 * The amount that is due, and its label. What the shop pays is shown in full, because the cashier
 * counts it out.
 */
function kataBayar({ kembali, pembayaran, sisa }: Tagihan, total: number, kosong: boolean) {
  if (arahUang(total) === 'KELUAR') return { kata: 'Toko bayar', angka: total, kelas: 'out' }
  if (kembali > 0) return { kata: 'Uang Kembali', angka: kembali, kelas: 'in' }
  const paid = pembayaran.length > 0 && sisa === 0 && !kosong
  return {
    kata: paid ? 'Lunas' : 'Pelanggan bayar',
    angka: Math.max(0, sisa),
    kelas: paid ? 'in' : '',
  }
}

/** The largest thing on the screen: it counts down while it is paid (LOOK 6; SPEC 4). */
function Terutang({ hitung, kosong, tagihan }: Pick<Props, 'hitung' | 'kosong' | 'tagihan'>) {
  const t = useWords()
  const { angka, kata, kelas } = kataBayar(tagihan, hitung.total, kosong)
  return (
    <div
      className={['konter-bayar', hitung.basi ? 'konter-basi' : '', kelas].join(' ')}
      aria-live="polite"
    >
      <span className="konter-bayar-kata">{t(kata)}</span>
      <span className="konter-bayar-angka">
        <small>Rp</small> {formatRupiah(angka)}
      </span>
    </div>
  )
}

function Angka({ children, kata }: { readonly kata: string; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <div>
      <dt>{t(kata)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Rp = ({ value }: { readonly value: number }) => (
  <>
    <small>Rp</small> {formatRupiah(value)}
  </>
)

/** The totals of both sides of the visit, and the weight between them. */
function Jumlah({ hitung, tagihan }: Pick<Props, 'hitung' | 'tagihan'>) {
  const { basi, sisi } = hitung
  const { beli, jual } = sisi
  const berat = (jual?.berat ?? 0) - (beli?.berat ?? 0)
  return (
    <dl className={basi ? 'konter-basi' : undefined}>
      {beli ? null : <Angka kata="Barang">{jual?.qty ?? 0}</Angka>}
      <Angka kata={jual && beli ? 'Selisih Berat' : 'Berat'}>
        <span className={berat < 0 ? 'out' : undefined}>{formatBerat(berat)}</span>{' '}
        <small>gr</small>
      </Angka>
      {jual || !beli ? (
        <Angka kata="Penjualan">
          <Rp value={jual?.total ?? 0} />
        </Angka>
      ) : null}
      {beli ? (
        <Angka kata="Pembelian">
          <span className="out">
            <Rp value={-beli.total} />
          </span>
        </Angka>
      ) : null}
      {tagihan.fee > 0 ? (
        <Angka kata="Fee">
          <Rp value={tagihan.fee} />
        </Angka>
      ) : null}
    </dl>
  )
}

/** The two buttons that end a visit. They keep their place, whatever is shown beside them. */
function Langkah({ kosong, onBayar, onSimpan, perlu, sibuk }: Props) {
  const t = useWords()
  const apa =
    perlu.length === 0 ? undefined : t('Perlu otorisasi: {{apa}}', { apa: perlu.join(', ') })
  return (
    <div className="konter-langkah">
      <PreviewButton />
      <Button size="large" disabled={kosong} onClick={onBayar}>
        {t('Bayar')} <Key>F8</Key>
      </Button>
      <KeyButton
        keyName={undefined}
        label="Simpan"
        id={idSimpan}
        size="large"
        type="primary"
        disabled={kosong}
        loading={sibuk}
        title={apa}
        aria-description={apa}
        icon={apa === undefined ? undefined : <Icon name="lock" />}
        run={onSimpan}
      >
        {t('Simpan')} <Key>F9</Key>
      </KeyButton>
    </div>
  )
}

/** The sums of the visit, what is due, and the two steps that end it: each in its own column. */
export function BilahTotal(props: Props) {
  const { hitung, kosong, tagihan } = props
  return (
    <footer className="konter-bawah">
      <div className="konter-jumlah">
        <Jumlah hitung={hitung} tagihan={tagihan} />
        <span className="meta konter-draf" role="status">
          {props.kataDraf}
        </span>
      </div>
      <Terutang hitung={hitung} kosong={kosong} tagihan={tagihan} />
      <Langkah {...props} />
    </footer>
  )
}
