import { scaledFromText } from '#kernel/figures'
import { mulDiv, roundTo } from '#kernel/rounding'
import { addDays, daysBetween, type Tanggal } from '#kernel/tanggal'

/** How the prices of many groups move at once. */
export const caraUbah = { PERSEN: 'Persen', RUPIAH: 'Rupiah' } as const

export interface MintaUbah {
  readonly cara: keyof typeof caraUbah
  readonly persen: number | null // hundredths, may be below zero
  readonly rupiah: number | null // may be below zero
}

/**
 * A price after the move, never below zero; a percentage comes to a multiple of the step.
 * @param langkah rupiah, at least 1
 */
export function hargaSesudah(harga: number, minta: MintaUbah, langkah: number): number {
  const { cara, persen, rupiah } = minta
  const naik =
    cara === 'PERSEN'
      ? roundTo(harga + mulDiv(harga, persen ?? 0, 100_00), langkah, 'half')
      : harga + (rupiah ?? 0)
  return Math.max(0, naik)
}

/** By how much a price moves, in hundredths of a percent; a first price moves nothing. */
export const geser = (dari: number, ke: number): number =>
  dari === 0 ? 0 : mulDiv(ke - dari, 100_00, dari)

/** A row of a spreadsheet: the group where one is named, then one or two prices. */
export interface Tempelan {
  readonly kode: string | undefined
  readonly harga: number | undefined
  readonly harga_beli: number | undefined
}

const angka = (cell: string | undefined): number | undefined => {
  const found = scaledFromText((cell ?? '').replace(/^rp\.?\s*/i, ''), 0)
  return found === undefined || found < 0 ? undefined : found
}

/**
 * What was pasted: each row begins with the code of a group, or the rows follow those of the screen
 * from where they are pasted. Headings and what is no figure say nothing.
 */
export const tempelan = (rows: readonly (readonly string[])[], kode: ReadonlySet<string>) =>
  rows.map((cells): Tempelan => {
    const first = (cells[0] ?? '').toUpperCase()
    const dikenal = cells.length > 1 && kode.has(first)
    const prices = dikenal ? cells.slice(1) : cells
    const figures = prices.map(angka).filter((one) => one !== undefined)
    return { kode: dikenal ? first : undefined, harga: figures[0], harga_beli: figures[1] }
  })

/** A price and the day from which it applied. */
export interface Titik {
  readonly tgl: Tanggal
  readonly harga: number
}

/**
 * What the price was at the end of each day from..to: the last that was set until then; nothing is
 * known before the first.
 * @param titik in the order in which they were set
 */
export function deretHarga(
  titik: readonly Titik[],
  from: Tanggal,
  to: Tanggal,
): { readonly tgl: Tanggal; readonly harga: number | null }[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => {
    const tgl = addDays(from, day)
    return { tgl, harga: titik.findLast((one) => one.tgl <= tgl)?.harga ?? null }
  })
}
