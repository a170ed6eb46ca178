import { row, text, whole, type ShapeOf } from '#kernel/shape'

/** A piece as it lies in a tray; weights in milligrams. */
export const barangBaki = row({
  ...{ kode_barcode: text, nama_barang: text },
  berat: whole, //         gold and what hangs on it
  berat_bandrol: whole, // its tag is weighed with it
})
export type BarangBaki = ShapeOf<typeof barangBaki>

/** What lies in a tray without a barcode; milligrams. */
export const isiCurah = row({ pcs: whole, berat: whole })
export type IsiCurah = ShapeOf<typeof isiCurah>

/** Pieces whose weight explains a gap; sisa: what stays unexplained, within the tolerance. */
export interface Kemungkinan {
  readonly barang: { readonly kode_barcode: string; readonly nama_barang: string }[]
  readonly berat: number
  readonly sisa: number
}

export interface Penjelasan {
  /** KURANG: pieces are gone; LEBIH: pieces came; null: pieces explain nothing. */
  readonly arah: 'KURANG' | 'LEBIH' | null
  readonly kemungkinan: Kemungkinan[] //        the best few
  readonly banyak: number //                      of so many
  /** Their number is the one that was counted. */
  readonly sesuai_hitung: boolean
}

/** Larger sets fit any gap: of 200 pieces more than a million sets of four weigh the same. */
export const terbesar = 3
/**
 * With more pieces than this no sets of three are tried, so that the work stays bounded (about
 * n*n/2 steps).
 */
const terbanyakBertiga = 1_000
/** Nobody looks for more than these. */
const ditunjukkan = 5

interface Calon {
  readonly barang: BarangBaki
  readonly berat: number
}

/** The first index from `from` on whose weight is at least `least`; they are sorted by it. */
function dari(calon: readonly Calon[], least: number, from: number): number {
  let low = from
  let high = calon.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((calon[middle]?.berat ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The few best sets, the smallest rest first. Of equally good ones the first that is found stays:
 * they are sought in the order of weight and barcode, so that it is always the same answer.
 */
class Terbaik {
  banyak = 0
  readonly #sets: { readonly set: readonly Calon[]; readonly sisa: number }[] = []

  add(first: readonly Calon[], last: Calon, sisa: number): void {
    const worst = this.#sets.at(-1)
    const full = this.#sets.length === ditunjukkan
    // Most of a million sets end here: nothing is made of them.
    if (full && worst && Math.abs(sisa) >= Math.abs(worst.sisa)) return
    const at = this.#sets.findIndex((one) => Math.abs(one.sisa) > Math.abs(sisa))
    this.#sets.splice(at === -1 ? this.#sets.length : at, 0, { set: [...first, last], sisa })
    if (full) this.#sets.pop()
  }

  get kemungkinan(): Kemungkinan[] {
    return this.#sets.map(({ set, sisa }) => ({
      barang: set
        .map(({ barang: { kode_barcode, nama_barang } }) => ({ kode_barcode, nama_barang }))
        .toSorted((one, other) => (one.kode_barcode < other.kode_barcode ? -1 : 1)),
      berat: set.reduce((sum, { berat }) => sum + berat, 0),
      sisa,
    }))
  }
}

interface Dicari {
  readonly calon: readonly Calon[] // sorted by weight
  readonly size: number
  readonly target: number
  readonly toleransi: number
  readonly found: Terbaik
}

/**
 * All sets of one size: their first pieces one after the other, the last one found by its weight.
 * Of equally good last ones the few nearest to the target are enough.
 */
function cariSet(dicari: Dicari, first: readonly Calon[] = [], from = 0): void {
  const { calon, found, size, target, toleransi } = dicari
  const rest = first.reduce((left, { berat }) => left - berat, target)
  if (first.length < size - 1) {
    for (let at = from; at < calon.length; at += 1) {
      const one = calon[at]
      if (one === undefined || one.berat > rest + toleransi) return
      cariSet(dicari, [...first, one], at + 1)
    }
    return
  }
  const low = dari(calon, rest - toleransi, from)
  const high = dari(calon, rest + toleransi + 1, low)
  found.banyak += high - low
  const exact = dari(calon, rest, low)
  const end = Math.min(high, exact + ditunjukkan)
  for (let at = Math.max(low, exact - ditunjukkan); at < end; at += 1) {
    const one = calon[at]
    if (one) found.add(first, one, rest - one.berat)
  }
}

/** All sets of one size, and the best of them; `calon` in the order of weight, then barcode. */
export function cariBersama(dicari: Omit<Dicari, 'found'>): Terbaik {
  const found = new Terbaik()
  cariSet({ ...dicari, found })
  return found
}

interface Celah {
  readonly calon: readonly BarangBaki[]
  readonly selisih: number //     milligrams; 0: nothing to explain
  readonly selisih_pcs: number
  readonly toleransi: number
}

const tanpa: Penjelasan = { arah: null, kemungkinan: [], banyak: 0, sesuai_hitung: false }

/**
 * The smallest sets of pieces whose weight, with their tags, is the gap, in exact milligrams: of
 * the size that was counted, and where there is none, of the smallest size that has any. Weight and
 * count must point the same way. Bounded: about n*n/2 steps at most.
 */
export function jelaskan({ calon, selisih, selisih_pcs, toleransi }: Celah): Penjelasan {
  const dihitung = Math.abs(selisih_pcs)
  if (selisih === 0 || selisih * selisih_pcs <= 0 || dihitung > terbesar) return tanpa
  const sorted = calon
    .map((barang) => ({ barang, berat: barang.berat + barang.berat_bandrol }))
    .toSorted(
      (one, other) =>
        one.berat - other.berat || (one.barang.kode_barcode < other.barang.kode_barcode ? -1 : 1),
    )
  const sizes = [dihitung, ...[1, 2, 3].filter((size) => size !== dihitung)]
  for (const size of sizes) {
    if (size === terbesar && sorted.length > terbanyakBertiga) continue
    const found = cariBersama({ calon: sorted, size, target: Math.abs(selisih), toleransi })
    if (found.banyak > 0)
      return {
        arah: selisih < 0 ? 'KURANG' : 'LEBIH',
        kemungkinan: found.kemungkinan,
        banyak: found.banyak,
        sesuai_hitung: size === dihitung,
      }
  }
  return { ...tanpa, arah: selisih < 0 ? 'KURANG' : 'LEBIH' }
}
