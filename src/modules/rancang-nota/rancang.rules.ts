import { nearest } from '#kernel/rounding'
import type { RowOf } from '#kernel/field'
import type { NotaDesign } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { Refusal, refusedField } from '#kernel/refusal'
import type { elemen, rancangan } from './rancang.calls.ts'

export type Rancangan = RowOf<typeof rancangan>
export type Elemen = RowOf<typeof elemen>

const mm = (hundredths: number): number => hundredths / 100
const hundredths = (value: number): number => nearest(value * 100)
const ukuran = ['position_x', 'position_y', 'width', 'height', 'rotate', 'font_size'] as const

const diukur = (
  row: Readonly<Record<(typeof ukuran)[number], number>>,
  of: (n: number) => number,
) => ({
  position_x: of(row.position_x),
  position_y: of(row.position_y),
  width: of(row.width),
  height: of(row.height),
  rotate: of(row.rotate),
  font_size: of(row.font_size),
})

const keElemen = (row: Elemen): NotaElement => ({
  ...row,
  ...diukur(row, mm),
  isi: row.isi ?? '',
})
const dariElemen = (one: NotaElement): Elemen => ({ ...one, ...diukur(one, hundredths) })

/** A design as it is kept and drawn, in millimetres, degrees and points. */
export const keDesain = ({
  elements,
  langkah,
  lebar,
  tinggi,
  ...baris
}: Rancangan): NotaDesign => ({
  lebar: mm(lebar),
  tinggi: mm(tinggi),
  baris: { ...baris, langkah: mm(langkah) },
  elements: elements.map(keElemen),
})

/** A design as it travels, in hundredths. */
export const dariDesain = ({ baris, elements, lebar, tinggi }: NotaDesign): Rancangan => ({
  lebar: hundredths(lebar),
  tinggi: hundredths(tinggi),
  langkah: hundredths(baris.langkah),
  muat_akhir: Math.min(99, baris.muat_akhir),
  muat_bersambung: Math.min(99, baris.muat_bersambung),
  elements: elements.map(dariElemen),
})

/** A copy says that it is one, on whatever paper: the mark stands on each. */
const diSemua = { tanda: 'Tanda COPY' } as const
/** A note without its number and total would be no nota. */
const diNota = { nomor: 'Nomor', grand_total: 'Total' } as const

/**
 * Refuses what could not be printed: an element outside the page, a copy that does not say so, or a
 * note that hides its number or total.
 * @param bernota it has lines and a total
 * @throws Refusal with the element's field
 */
export function periksaRancangan({ elements, lebar, tinggi }: Rancangan, bernota: boolean): void {
  elements.forEach((one, at) => {
    const di = (field: string): string => `rancangan.elements.${at}.${field}`
    const params = { name: one.name }
    if (one.position_x + one.width <= 0 || one.position_x >= lebar)
      throw refusedField(di('position_x'), '{{name}} Di Luar Kertas', params)
    if (one.position_y + one.height <= 0 || one.position_y >= tinggi)
      throw refusedField(di('position_y'), '{{name}} Di Luar Kertas', params)
  })
  for (const [isian, nama] of Object.entries({ ...diSemua, ...(bernota ? diNota : {}) }))
    if (!elements.some(({ isi, status }) => status && isi?.includes(`{${isian}}`)))
      throw new Refusal('{{nama}} Harus Tampil Di Nota', { params: { nama } })
}
