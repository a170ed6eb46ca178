import { formatBerat, formatRupiah } from '#kernel/figures'
import type { FormPartProps } from '#web/module'
import { useWords } from '#web/words'
import { ringkas } from './pre-order.rules.ts'

const angka = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What is ordered so far, while its lines are typed. */
export function JumlahPreOrder({ form }: FormPartProps) {
  const t = useWords()
  const { barang } = form.values
  const lines: readonly Readonly<Record<string, unknown>>[] = Array.isArray(barang) ? barang : []
  const { berat, qty, total } = ringkas(
    lines.map((line) => ({
      nama_barang: '',
      qty: angka(line['qty']),
      berat: angka(line['berat']),
      harga: angka(line['harga']),
    })),
  )
  return (
    <dl className="desk-figures">
      <dt>{t('Qty')}</dt>
      <dd>{formatRupiah(qty)}</dd>
      <dt>{t('Berat')}</dt>
      <dd>{formatBerat(berat)} gr</dd>
      <dt>{t('Total')}</dt>
      <dd className="besar">Rp {formatRupiah(total)}</dd>
    </dl>
  )
}
