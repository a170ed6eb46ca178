import { nearest } from '#kernel/rounding'
import type { Elemen, Rancangan } from './rancang.rules.ts'

// Pulling a frame and turning it: in hundredths of a millimetre and of a degree.

/** Which sides of a frame a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Pegangan {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}
/** Smaller than this nobody finds an element again. */
const terkecil = 10

const ubahSatu = (r: Rancangan, ke: number, of: (one: Elemen) => Elemen): Rancangan => ({
  ...r,
  elements: r.elements.map((one, at) => (at === ke ? of(one) : one)),
})

const radian = (hundredths: number): number => (hundredths / 100) * (Math.PI / 180)

/**
 * Pulls a frame at one of its handles. One that lies askew is pulled along its own sides; the side
 * opposite to the handle stays where it is.
 */
export const tarik = (r: Rancangan, ke: number, di: Pegangan, dx: number, dy: number): Rancangan =>
  ubahSatu(r, ke, (one) => {
    const [cos, sin] = [Math.cos(radian(one.rotate)), Math.sin(radian(one.rotate))]
    const ukuran = (size: number, arah: -1 | 0 | 1, d: number): number =>
      arah === 0 ? size : Math.max(terkecil, nearest(size + arah * d))
    const width = ukuran(one.width, di.x, dx * cos + dy * sin)
    const height = ukuran(one.height, di.y, dy * cos - dx * sin)
    const [w, h] = [width - one.width, height - one.height]
    // How far its middle goes, along its sides and on the paper.
    const [u, v] = [(di.x * w) / 2, (di.y * h) / 2]
    const position_x = nearest(one.position_x - w / 2 + u * cos - v * sin)
    const position_y = nearest(one.position_y - h / 2 + u * sin + v * cos)
    return { ...one, width, height, position_x, position_y }
  })

const sekeliling = 360_00

/** Between -180 and 180 degrees. */
const lurus = (rotate: number): number => {
  const positif = ((rotate % sekeliling) + sekeliling) % sekeliling
  return positif > sekeliling / 2 ? positif - sekeliling : positif
}

/** Turns the chosen about their middles. */
export const putar = (r: Rancangan, dipilih: readonly number[], d: number): Rancangan => ({
  ...r,
  elements: r.elements.map((one, at) =>
    dipilih.includes(at) ? { ...one, rotate: lurus(one.rotate + d) } : one,
  ),
})

/** Steps of 15 degrees draw the handle to themselves; else whole degrees. */
const langkahPutar = 15_00
const dekatPutar = 3_00

/** Turns one so that its upper side looks at a point of the paper. */
export const putarKe = (
  r: Rancangan,
  ke: number,
  { x, y }: { readonly x: number; readonly y: number },
): Rancangan =>
  ubahSatu(r, ke, (one) => {
    const [dx, dy] = [x - one.position_x - one.width / 2, y - one.position_y - one.height / 2]
    const bebas = (Math.atan2(dx, -dy) / Math.PI) * (sekeliling / 2)
    const langkah = nearest(bebas / langkahPutar) * langkahPutar
    const di = Math.abs(bebas - langkah) <= dekatPutar ? langkah : nearest(bebas / 100) * 100
    return { ...one, rotate: lurus(di) }
  })
