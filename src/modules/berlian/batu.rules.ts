import type { RowOf } from '#kernel/field'
import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { fieldShapes, row, whole, type Shape, type ShapeOf } from '#kernel/shape'
import { barisBatu, pokokBatu, tambahanBatu } from './batu.ts'

export type Batu = RowOf<typeof pokokBatu> & Partial<RowOf<typeof tambahanBatu>>
export const batu: Shape<Batu> = row(fieldShapes(pokokBatu), fieldShapes(tambahanBatu))

/** The facts of a stone that are codes of masters. */
export const kodeBatu = [
  'kode_shape',
  'kode_color',
  'kode_clarity',
  'kode_cutgrade',
  'kode_polish',
  'kode_symmetry',
  'kode_fluorescence',
  'kode_jenis_batu',
  'kode_supplier',
] as const

/** The codes that there are. */
export type FaktaBatu = Readonly<Record<(typeof kodeBatu)[number], ReadonlySet<string>>>

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
export const batasBerlian = row({ karat_dari: whole, tukar: whole, jual: whole })
export type TarifBerlian = ShapeOf<typeof batasBerlian>

/** The row with the highest karat_dari that the stones of a piece reach together. */
export const tarifBerlian = (
  stones: readonly Batu[] | null,
  rows: readonly TarifBerlian[],
): TarifBerlian | undefined =>
  rows
    .filter(({ karat_dari }) => karat_dari <= jumlahKarat(stones))
    .toSorted((a, b) => b.karat_dari - a.karat_dari)[0]

/** What a certificate says behind the four C: Pol EX Sym VG Flu NONE. */
export const teksSifat = (stone: Batu): string =>
  [
    ['Pol', stone.kode_polish],
    ['Sym', stone.kode_symmetry],
    ['Flu', stone.kode_fluorescence],
  ]
    .flatMap(([name, code]) => (code ? [`${name} ${code}`] : []))
    .join(' ')

/** Stones as a line of a note says them: 12 BERLIAN RD 0,24 ct F VS1 EX Pol EX. */
export const teksBatu = (stones: readonly Batu[] | null): string =>
  (stones ?? [])
    .map((stone) =>
      [
        stone.jml_batu,
        stone.kode_jenis_batu,
        stone.kode_shape,
        `${formatPersen(stone.karat_batu)} ct`,
        stone.kode_color,
        stone.kode_clarity,
        stone.kode_cutgrade,
        teksSifat(stone),
      ]
        .filter((word) => word !== null && word !== undefined && word !== '')
        .join(' '),
    )
    .join('; ')

/** Do both say the same stones? A grade that is not said may be missing, or nothing. */
export const samaBatu = (a: readonly Batu[] | null, b: readonly Batu[] | null): boolean =>
  JSON.stringify((a ?? []).map(lengkap)) === JSON.stringify((b ?? []).map(lengkap))

/** A stone with all its facts, in one order; what nobody said is nothing. */
export const lengkap = (stone: Batu): RowOf<typeof barisBatu> => ({
  jml_batu: stone.jml_batu,
  karat_batu: stone.karat_batu,
  kode_shape: stone.kode_shape,
  kode_color: stone.kode_color,
  kode_clarity: stone.kode_clarity,
  kode_cutgrade: stone.kode_cutgrade ?? null,
  kode_polish: stone.kode_polish ?? null,
  kode_symmetry: stone.kode_symmetry ?? null,
  kode_fluorescence: stone.kode_fluorescence ?? null,
  kode_jenis_batu: stone.kode_jenis_batu ?? null,
  kode_supplier: stone.kode_supplier ?? null,
})

/** Stones for a user who may not know what a piece has cost: without their supplier. */
export const tanpaSupplier = (stones: readonly Batu[] | null): Batu[] | null =>
  stones?.map((stone) => {
    const { kode_supplier: _supplier, ...dilihat } = stone
    return dilihat
  }) ?? null

/**
 * Stones from a user who may not know their supplier: a stone that is there already keeps its own.
 */
export function supplierTetap(
  sent: readonly Batu[] | null,
  kini: readonly Batu[] | null,
): RowOf<typeof barisBatu>[] | null {
  const left = [...(kini ?? [])]
  const stones = sent?.map((stone) => {
    const at = left.findIndex((one) => samaBatu(tanpaSupplier([one]), tanpaSupplier([stone])))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return lengkap({ ...stone, kode_supplier: found?.kode_supplier ?? null })
  })
  return stones ?? null
}

/** Every stone with all its facts. */
export const batuLengkap = (stones: readonly Batu[] | null): RowOf<typeof barisBatu>[] | null =>
  stones?.map(lengkap) ?? null

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
    for (const name of kodeBatu) {
      const kode = stone[name] ?? null
      if (kode !== null && !fakta[name].has(kode))
        throw refusedField(field, '{{field}} Tidak Valid', { field: barisBatu[name].label })
    }
  return stones
}
