import type { Params } from '#kernel/refusal'

/**
 * One step of a calculation (DOMAIN 6: rincian hitungan): label and formula are phrases, put into
 * the reader's language with the figures in `nilai`; '' where there is no more to say.
 */
export interface Langkah {
  readonly label: string
  readonly rumus: string
  readonly nilai: Params
  readonly hasil: number
}

/** How a figure of a purchase comes about, as a phrase. */
export const rumusBeli = {
  per_gram: '{{berat}} gr x {{harga}}',
  dibulatkan: 'dibulatkan ke {{langkah}}',
  persen: '{{tarif}} % dari {{harga}}',
  tanpa_pajak: '{{harga}} - pajak {{pajak}}',
  bagian_berat: '{{harga}} x {{berat}} gr / {{berat_nota}} gr',
  bagian_kadar: '{{harga}} x {{kadar}} / {{kadar_nota}}',
  umur: 'umur nota {{umur}} hari',
} as const

export const langkah = (
  label: string,
  hasil: number,
  rumus: (typeof rumusBeli)[keyof typeof rumusBeli] | '' = '',
  nilai: Params = {},
): Langkah => ({ label, rumus, nilai, hasil })
