import { nearest } from '#kernel/rounding'
import type { RowOf } from '#kernel/field'
import type { NotaDesign } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { Refusal, refusedField } from '#kernel/refusal'
import { parafDiSlip, tanpaParaf } from '#modules/nota/kertas/slip'
import type { JenisKertas } from '#modules/nota/kertas/template'
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

/** What has to be read, and how many hundredths of a point its letters are at least. */
interface Wajib {
  readonly isian: string
  readonly nama: string
  readonly huruf: number
  readonly tempat: readonly Elemen['tempat'][]
}
/** A copy says that it is one, on whatever paper: the mark stands on each. */
const diSemua: Wajib = { isian: 'tanda', nama: 'Tanda COPY', huruf: 18_00, tempat: ['tetap'] }
/** A note without its number and total would be no nota. */
const diNota: readonly Wajib[] = [
  { isian: 'nomor', nama: 'Nomor', huruf: 6_00, tempat: ['tetap'] },
  { isian: 'grand_total', nama: 'Total', huruf: 6_00, tempat: ['tetap', 'akhir'] },
]

/** White, or so near to it that paper does not tell: the mark of a copy as shipped is darker. */
const pucat = (warna: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(warna.slice(at, at + 2), 16) > 0xf0)

/** How much of an element lies on the paper, of 1. */
function diKertas(one: Elemen, { lebar, tinggi }: Rancangan): number {
  const sisi = (from: number, size: number, room: number): number =>
    Math.max(0, Math.min(from + size, room) - Math.max(from, 0)) / size
  return sisi(one.position_x, one.width, lebar) * sisi(one.position_y, one.height, tinggi)
}

/** A box as high as a line, and wide enough for some letters: in a smaller one they shrink. */
const terbaca = (one: Elemen, wajib: Wajib, paper: Rancangan): boolean =>
  one.jenis === 'text' &&
  wajib.tempat.includes(one.tempat) &&
  !pucat(one.warna) &&
  one.font_size >= wajib.huruf &&
  one.height * 3 >= wajib.huruf &&
  one.width >= wajib.huruf &&
  diKertas(one, paper) >= 0.5

function periksaWajib(paper: Rancangan, wajib: Wajib): void {
  const { isian, nama } = wajib
  const tampil = paper.elements.flatMap((one, at) =>
    one.status && one.jenis !== 'line' && one.isi?.includes(`{${isian}}`) ? [at] : [],
  )
  const [first] = tampil
  if (first === undefined) throw new Refusal('{{nama}} Harus Tampil Di Nota', { params: { nama } })
  const jelas = (at: number): boolean => {
    const one = paper.elements[at]
    return one !== undefined && terbaca(one, wajib, paper)
  }
  if (!tampil.some(jelas))
    throw refusedField(
      `rancangan.elements.${first}.isi`,
      '{{nama}} Harus Terbaca: Teks Di Tiap Halaman, Tidak Pucat, Cukup Besar, Di Dalam Kertas',
      { nama },
    )
}

/**
 * Refuses what could not be printed: an element outside the page, a copy that does not say so, or a
 * note that hides its number or total, also behind its colour, its size or an edge. A slip that two
 * sign has a line for each: nothing is printed beside it.
 * @param jenis of a paper with lines and a total
 * @throws Refusal with the element's field
 */
export function periksaRancangan(
  paper: Rancangan,
  jenis: JenisKertas | undefined,
  slip: boolean,
): void {
  const { elements, lebar, tinggi } = paper
  elements.forEach((one, at) => {
    const di = (field: string): string => `rancangan.elements.${at}.${field}`
    const params = { name: one.name }
    if (one.position_x + one.width <= 0 || one.position_x >= lebar)
      throw refusedField(di('position_x'), '{{name}} Di Luar Kertas', params)
    if (one.position_y + one.height <= 0 || one.position_y >= tinggi)
      throw refusedField(di('position_y'), '{{name}} Di Luar Kertas', params)
  })
  for (const wajib of [diSemua, ...(jenis ? diNota : [])]) periksaWajib(paper, wajib)
  const tanpa = slip && jenis && tanpaParaf(keDesain(paper).elements, parafDiSlip(jenis))
  if (tanpa)
    throw new Refusal('Slip Ini Ditandatangani Berdua: Beri Garis Di Atas {{nama}}', {
      params: { nama: tanpa.nama.replaceAll(/[{}]/g, '') },
    })
}
