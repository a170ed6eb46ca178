import type { RowOf } from '#kernel/field'
import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { barisBatu } from './batu.ts'

export type Batu = RowOf<typeof barisBatu>

/** The codes that a stone may be graded with. */
export type FaktaBatu = Readonly<
  Record<'kode_shape' | 'kode_color' | 'kode_clarity' | 'kode_cutgrade', ReadonlySet<string>>
>

/** A piece as far as its stones are concerned. */
export interface Berbatu {
  readonly kode_kategori: string
  readonly data_berlian: readonly Batu[] | null
}

/** Is it a diamond piece: by its kategori, or by the stones it carries? */
export const permataKah = ({ data_berlian, kode_kategori }: Berbatu): boolean =>
  kode_kategori === 'BERLIAN' || data_berlian !== null

/** All stones of a piece. */
export const jumlahBatu = (stones: readonly Batu[] | null): number =>
  (stones ?? []).reduce((sum, { jml_batu }) => sum + jml_batu, 0)

/** All carats of a piece, in hundredths. */
export const jumlahKarat = (stones: readonly Batu[] | null): number =>
  (stones ?? []).reduce((sum, { karat_batu }) => sum + karat_batu, 0)

/** One row of the parameter berlian: what a piece of so many carats is taken back at. */
export interface TarifBerlian {
  readonly karat_dari: number
  readonly tukar: number
  readonly jual: number
}

/** The row with the highest karat_dari that the stones of a piece reach together. */
export const tarifBerlian = (
  stones: readonly Batu[] | null,
  rows: readonly TarifBerlian[],
): TarifBerlian | undefined =>
  rows
    .filter(({ karat_dari }) => karat_dari <= jumlahKarat(stones))
    .toSorted((a, b) => b.karat_dari - a.karat_dari)[0]

/** Stones as a line of a note says them: 12 RD 0,24 ct F VS1 EX. */
export const teksBatu = (stones: readonly Batu[] | null): string =>
  (stones ?? [])
    .map((stone) =>
      [
        stone.jml_batu,
        stone.kode_shape,
        `${formatPersen(stone.karat_batu)} ct`,
        stone.kode_color,
        stone.kode_clarity,
        stone.kode_cutgrade,
      ]
        .filter((word) => word !== null && word !== undefined)
        .join(' '),
    )
    .join('; ')

/** Do both say the same stones? A grade that is not said may be missing, or nothing. */
export const samaBatu = (a: readonly Batu[] | null, b: readonly Batu[] | null): boolean =>
  teksBatu(a) === teksBatu(b)

/**
 * The stones of a piece as they are stored: none is nothing.
 * @param jenisBerlian whether pieces of its jenis carry diamonds
 * @throws Refusal when they do not, or when a grade is none of the masters'
 */
export function batuDari(
  stones: readonly Batu[] | null,
  jenisBerlian: boolean,
  fakta: FaktaBatu,
  at = '',
): readonly Batu[] | null {
  if (stones === null || stones.length === 0) return null
  const field = `${at}data_berlian`
  if (!jenisBerlian) throw refusedField(field, 'Data Berlian Hanya Untuk Jenis Berlian')
  for (const stone of stones)
    for (const name of ['kode_shape', 'kode_color', 'kode_clarity', 'kode_cutgrade'] as const) {
      const kode = stone[name] ?? null
      if (kode !== null && !fakta[name].has(kode))
        throw refusedField(field, '{{field}} Tidak Valid', { field: barisBatu[name].label })
    }
  return stones
}
