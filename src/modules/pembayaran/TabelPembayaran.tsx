import type { ReactNode } from 'react'
import { formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import { useNamaBayar } from './CaraBayar.tsx'
import type { caraBayar } from './pembayaran.ts'
import { refBayar } from './ref-bayar.ts'
import '../../web/document/opened.css'

interface Dibayar {
  readonly jenis: keyof typeof caraBayar
  readonly no_rekening: string | null
  readonly no_ref: string | null
  readonly jumlah: number | null
  readonly kembali?: number | null
  readonly fee?: number | null
  readonly masuk?: boolean | null // false: the shop paid
}

interface Props {
  readonly pembayaran: readonly Dibayar[]
  /** Rows before them: what was settled against. */
  readonly children?: ReactNode
}

/** How a visit was paid; the payments belong to all of it, not to one of its notes. */
export function TabelPembayaran({ children, pembayaran }: Props) {
  const t = useWords()
  const namaBayar = useNamaBayar()
  const tambahan = ({ fee, jenis, kembali, no_rekening, no_ref }: Dibayar): string =>
    [
      no_rekening,
      refBayar({ jenis, no_ref }),
      kembali ? t('kembali {{jumlah}}', { jumlah: formatRupiah(kembali) }) : null,
      fee ? `${t('Fee')} ${formatRupiah(fee)}` : null,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <table className="nota-bayar">
      <caption>{t('Pembayaran')}</caption>
      <tbody>
        {children}
        {pembayaran.map((way) => (
          <tr key={`${way.jenis} ${way.no_rekening} ${way.no_ref} ${way.jumlah}`}>
            <th scope="row">
              {way.masuk === false ? `${t('Dibayar')} ` : ''}
              {namaBayar(way)} <span className="meta">{tambahan(way)}</span>
            </th>
            <td>{formatRupiah(way.jumlah ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
