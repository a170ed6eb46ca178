import { list, open, rupiah, text } from '#kernel/field'
import type { Params } from '#kernel/refusal'

/**
 * One step of a calculation (DOMAIN 6: rincian hitungan): label and formula are phrases, put into
 * the reader's language with the figures in `nilai`; '' where there is no more to say than the
 * result. A note keeps them so, and is explained to whoever opens it.
 */
export interface Langkah {
  readonly label: string
  readonly rumus: string
  readonly nilai: Params
  readonly hasil: number
}

/** How a figure comes about, as a phrase. */
export const rumus = {
  per_gram: '{{berat}} gr x {{harga}}',
  dibulatkan: 'dibulatkan ke {{langkah}}',
  persen: '{{tarif}} % dari {{harga}}',
  pajak: '{{tarif}} % dari {{harga}} ({{aturan}})',
  tetap: 'harga tetap',
  janji: 'harga saat dititip',
  tanpa_pajak: '{{harga}} - pajak {{pajak}}',
  bagian_berat: '{{harga}} x {{berat}} gr / {{berat_nota}} gr',
  bagian_kadar: '{{harga}} x {{kadar}} / {{kadar_nota}}',
  umur: 'umur nota {{umur}} hari',
} as const

export const langkah = (
  label: string,
  hasil: number,
  bagaimana: (typeof rumus)[keyof typeof rumus] | '' = '',
  nilai: Params = {},
): Langkah => ({ label, rumus: bagaimana, nilai, hasil })

/** The steps as a note keeps them and a call tells them. */
export const rincian = list({
  label: text({ label: 'Langkah' }),
  rumus: text({ label: 'Rumus' }), // a phrase; older notes keep a sentence here, and no nilai
  nilai: open({ label: 'Nilai' }),
  hasil: rupiah({ label: 'Hasil' }),
})
