import { formatBerat, formatRupiah } from '#kernel/figures'
import {
  type ClosingLine,
  type ClosingStep,
  type FigureKind,
  type House,
  type MorningLine,
  type MorningPart,
} from '#kernel/module'
import type { Params } from '#kernel/refusal'

type Angka = Readonly<Record<string, unknown>>

/** What decides whether a line is for a person. */
export interface Pembaca {
  readonly level: string
  readonly bisa: (path: string) => boolean
  readonly isOn: (flag: string) => boolean
}

/** A line that this person may read, and the screen of it that he may open. */
export interface BarisPagi {
  readonly part: MorningPart
  readonly text: string
  readonly path: string
  readonly line: Pick<MorningLine, 'covers' | 'figures' | 'given' | 'search' | 'slow' | 'tone'>
}

/** Where a step of the closing stands on home. */
const bagianLangkah: Readonly<Record<ClosingStep, MorningPart>> = {
  NOTA: 'TUNGGU',
  LACI: 'UANG',
  BANK: 'UANG',
  BARANG: 'BARANG',
  JALAN: 'JALAN',
  JANJI: 'JANJI',
  LAIN: 'BARANG',
}

/** The lines of home that are for this person, by their codes, in the order of the house. */
export const barisPagi = ({ modules }: House, siapa: Pembaca): ReadonlyMap<string, BarisPagi> =>
  new Map(
    modules
      .flatMap(({ morning = {} }) => Object.entries(morning))
      .flatMap(([kode, line]): [string, BarisPagi][] => {
        const { levels, part, paths, text, when } = line
        const path = paths.find(siapa.bisa)
        if (path === undefined || (when !== undefined && !siapa.isOn(when))) return []
        if (levels !== undefined && !levels.some((level) => level === siapa.level)) return []
        return [[kode, { part, text, path, line }]]
      }),
  )

/** What a person who does not close the day reads of what its closing looks at. */
const untukSemua: readonly ClosingStep[] = ['JANJI', 'JALAN']

export interface BarisTutup extends BarisPagi {
  /** For those alone who may close the day: others read it only where it stops the closing. */
  readonly penutup: boolean
}

/**
 * The lines of the closing whose screens this person may open, but for what a line of his own says
 * already.
 */
export function barisTutupan(house: House, siapa: Pembaca): ReadonlyMap<string, BarisTutup> {
  const sudah = new Set([...barisPagi(house, siapa).values()].map(({ line }) => line.covers))
  return new Map(
    house.modules
      .flatMap(({ closing = {} }) => Object.entries<ClosingLine>(closing))
      .flatMap(([kode, { path, search, step, text }]): [string, BarisTutup][] =>
        path === undefined || !siapa.bisa(path) || sudah.has(kode)
          ? []
          : [
              [
                kode,
                {
                  part: bagianLangkah[step],
                  text,
                  path,
                  line: { tone: 'wait', ...(search ? { search } : {}) },
                  penutup: !untukSemua.includes(step),
                },
              ],
            ],
      ),
  )
}

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
