import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import type { Params } from '#kernel/refusal'
import { isRecord } from '#web/request'
import { useWords } from '#web/words'
import type { barisHarga } from './penjualan.calls.ts'
import './rincian.css'

interface Props {
  readonly langkah: RowOf<typeof barisHarga>['rincian']
}

/** A formula that only says its own result says nothing (older notes keep such ones). */
const digits = (text: string): string => text.replace(/\D/g, '')
const repeats = (rumus: string, hasil: string): boolean => digits(rumus) === digits(hasil)

const nilaiDari = (nilai: unknown): Params =>
  isRecord(nilai)
    ? Object.fromEntries(Object.entries(nilai).map(([name, value]) => [name, String(value)]))
    : {}

/** Rincian hitungan: how a price came about, step by step (DOMAIN 6). */
export function Rincian({ langkah }: Props) {
  const t = useWords()
  if (langkah.length === 0) return null
  return (
    <table className="rincian">
      <caption>{t('Rincian Hitungan')}</caption>
      <tbody>
        {langkah.map(({ hasil, label, nilai, rumus }) => (
          <tr key={`${label} ${rumus}`}>
            <th scope="row">
              {t(label ?? '')}
              {repeats(rumus ?? '', formatRupiah(hasil ?? 0)) ? null : (
                <span className="meta">{t(rumus ?? '', nilaiDari(nilai))}</span>
              )}
            </th>
            <td>{formatRupiah(hasil ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
