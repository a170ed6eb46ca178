// The bytes of a receipt printer that speaks ESC/POS (Epson's command reference; others follow it).
// It is given pictures: any letter, code and logo then comes out as on the paper of the page.

/** A picture of two colours: rows of whole bytes from the left, a set bit is black. */
export interface Bitmap {
  readonly width: number // dots; a multiple of 8
  readonly rows: Uint8Array
}

/** How dark a dot must be at each place of four by four: greys become patterns, not nothing. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/**
 * Greys (0 is black) as dots. Pale ink is drawn darker than it is: the mark of a copy is meant to
 * be seen, and paper of a receipt printer shows single dots hardly at all.
 * @param width a multiple of 8
 */
export function bitmapOf(greys: Uint8Array, width: number): Bitmap {
  const rows = new Uint8Array(greys.length / 8)
  for (const [n, grey] of greys.entries()) {
    const [x, y] = [n % width, Math.floor(n / width)]
    const limit = ((pattern[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16
    if ((grey / 255) ** 2 < limit) rows[n >> 3] = (rows[n >> 3] ?? 0) | (0x80 >> (n & 7))
  }
  return { width, rows }
}

const ESC = 0x1b
const GS = 0x1d
/** A printer holds no long picture: it is sent in strips of so many rows. */
const strip = 128

const wordOf = (value: number): [number, number] => [value & 0xff, value >> 8]

/** GS v 0: a raster picture, left to right, top to bottom. */
function raster({ rows, width }: Bitmap): Uint8Array[] {
  const bytes = width / 8
  const strips: Uint8Array[] = []
  for (let at = 0; at < rows.length; at += bytes * strip) {
    const part = rows.subarray(at, at + bytes * strip)
    const head = [GS, 0x76, 0x30, 0, ...wordOf(bytes), ...wordOf(part.length / bytes)]
    strips.push(Uint8Array.from(head), part)
  }
  return strips
}

const start = Uint8Array.of(ESC, 0x40)
/** GS V 66 0: feeds to the knife and cuts; a printer without one only feeds. */
const cut = Uint8Array.of(GS, 0x56, 66, 0)

/** Pictures one after the other, each cut off. */
export const escposOf = (pictures: readonly Bitmap[]): Buffer =>
  Buffer.concat(pictures.flatMap((picture) => [start, ...raster(picture), cut]))
