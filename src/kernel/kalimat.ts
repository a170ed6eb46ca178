import { formatBerat, formatRupiah } from './figures.ts'
import type { FigureKind, MorningLine } from './module.ts'
import type { Params } from './refusal.ts'

type Angka = Readonly<Record<string, unknown>>

const plus = (text: string, value: number): string => (value > 0 ? `+${text}` : text)

const tertulis: Readonly<Record<FigureKind, (value: number | string) => string>> = {
  rupiah: (value) => formatRupiah(Number(value)),
  selisih: (value) => plus(formatRupiah(Number(value)), Number(value)),
  berat: (value) => formatBerat(Number(value)),
  tanggal: String,
}

/** The figures as the sentence shows them; what is no figure (numbers of documents) is left out. */
export const angkaKalimat = (angka: Angka, figures: MorningLine['figures'] = {}): Params =>
  Object.fromEntries(
    Object.entries(angka).flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const kind = figures[name]
      return [[name, kind === undefined ? value : tertulis[kind](value)]]
    }),
  )

/** The address of a line: its screen, filtered by what the line says. */
export function alamatBaris(
  { line, path }: { readonly path: string; readonly line: Pick<MorningLine, 'given' | 'search'> },
  angka: Angka,
): string {
  const given = Object.entries(line.given ?? {}).map(([filter, name]) => [filter, angka[name]])
  const search = [...Object.entries(line.search ?? {}), ...given].flatMap(([filter, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [`${String(filter)}=${encodeURIComponent(value)}`]
      : [],
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}
