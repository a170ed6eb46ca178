import { Refusal } from '#kernel/refusal'
import type { Point, Stroke } from '#kernel/strokes'

/** The field on which a customer signs, in units of its own: wide and flat, as on the paper. */
export const bidang = { lebar: 1000, tinggi: 400 } as const

/** Shorter than this it is a slip of a hand and no signature. */
const palingPendek = 120
const palingBanyak = 6_000

const panjang = (stroke: Stroke): number =>
  stroke.reduce((sum, [x, y], at) => {
    const [px, py] = stroke[at - 1] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/** Whether what was drawn can be a signature. */
export const cukup = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + panjang(stroke), 0) >= palingPendek

/** Strokes as text: points `x,y` with blanks between them, strokes with `;`. */
export const tulisGoresan = (strokes: readonly Stroke[]): string =>
  strokes.map((stroke) => stroke.map((titik) => titik.join(',')).join(' ')).join(';')

/** @throws Refusal where it is no drawing on the field, or none that could be a signature */
export function bacaGoresan(text: string): Stroke[] {
  const salah = (): Refusal => new Refusal('Tanda Tangan Tidak Terbaca, Ulangi', { code: 'E-ISI' })
  const strokes = text.split(';').map((stroke) =>
    stroke.split(' ').map((titik): Point => {
      const found = /^(\d{1,4}),(\d{1,4})$/.exec(titik)
      const [x, y] = [Number(found?.[1]), Number(found?.[2])]
      if (!found || x > bidang.lebar || y > bidang.tinggi) throw salah()
      return [x, y]
    }),
  )
  if (strokes.reduce((sum, { length }) => sum + length, 0) > palingBanyak) throw salah()
  if (!cukup(strokes)) throw new Refusal('Tanda Tangan Belum Ada', { code: 'E-ISI' })
  return strokes
}
