import {
  type ClosingLine,
  type ClosingStep,
  type House,
  type MorningLine,
  type MorningPart,
} from '#kernel/module'

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
