import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import { useWords } from '#web/words'
import type { barisHarga } from './penjualan.calls.ts'
import './rincian.css'

interface Props {
  readonly langkah: RowOf<typeof barisHarga>['rincian']
}

/** A formula that only says its own result says nothing. */
const digits = (text: string): string => text.replace(/\D/g, '')
const repeats = (rumus: string, hasil: string): boolean => digits(rumus) === digits(hasil)

/** The words among the figures of a formula; the rules write them in Indonesian. */
const kataRumus: readonly (readonly [RegExp, string])[] = [
  [/^dibulatkan ke (?<langkah>.+)$/, 'dibulatkan ke {{langkah}}'],
  [/^(?<tarif>.+) % dari (?<harga>.+)$/, '{{tarif}} % dari {{harga}}'],
]

function rumusDalam(rumus: string, t: Translate): string {
  for (const [pattern, phrase] of kataRumus) {
    const found = pattern.exec(rumus)?.groups
    if (found) return t(phrase, { ...found })
  }
  return t(rumus)
}

/** Rincian hitungan: how a price came about, step by step (DOMAIN 6). */
export function Rincian({ langkah }: Props) {
  const t = useWords()
  if (langkah.length === 0) return null
  return (
    <table className="rincian">
      <caption>{t('Rincian Hitungan')}</caption>
      <tbody>
        {langkah.map(({ hasil, label, rumus }) => (
          <tr key={`${label} ${rumus}`}>
            <th scope="row">
              {t(label ?? '')}
              {repeats(rumus ?? '', formatRupiah(hasil ?? 0)) ? null : (
                <span className="meta">{rumusDalam(rumus ?? '', t)}</span>
              )}
            </th>
            <td>{formatRupiah(hasil ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
