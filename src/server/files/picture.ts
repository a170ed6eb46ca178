import sharp from 'sharp'
import { ukuranGambar } from '#kernel/gambar'
import { Refusal } from '#kernel/refusal'
import { Places } from '../places.ts'

/**
 * The stored name of a shop's picture, by its path `FOLDER/name`; undefined for an impossible path.
 */
export const fileOfPicture = (kodeToko: string, picture: string): string | undefined =>
  /^[A-Za-z][A-Za-z_]{1,19}\/[\w-]{1,70}\.(?:jpg|png)$/.test(picture)
    ? `${kodeToko}/${picture}`
    : undefined

/**
 * 50 megapixels of a camera; a file that is compressed better needs more memory when it is opened.
 */
const limitInputPixels = 60_000_000
const limitPacked = 25_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/**
 * The first bytes of accepted formats: no other file (a drawing, a fax) is given to a reader at
 * all.
 */
const beginsRight = (bytes: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp)/.test(bytes.toString('latin1', 0, 12))

// One thread for a picture, and one picture at a time: the same threads also check passwords and
// read the files of notas.
sharp.concurrency(1)
const places = new Places({ atOnce: 1, queue: 8, waitMs: 10_000 })
const mostSeconds = 8

// Only what is accepted is ever opened; `metadata` alone would run the readers of SVG and TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    // Our own drawings, below.
    'VipsForeignLoadSvg',
  ],
})

/**
 * Makes a JPEG of ours of an upload: turned upright, made to fit, quality 50 (SPEC 5), without
 * anything else in the file (place, camera, scripts).
 * @throws Refusal when it is no picture.
 */
export async function reencode(bytes: Buffer, folder: string): Promise<Buffer> {
  const leave = await places.take()
  if (!leave) throw new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })
  try {
    if (!beginsRight(bytes)) throw new Error('no picture')
    const image = sharp(bytes, { limitInputPixels, failOn: 'error', animated: false })
    const { format, height, width } = await image.metadata()
    if (!accepted.has(format)) throw new Error(`format ${format}`)
    if (format !== 'jpeg' && width * height > limitPacked) throw new Error('too many pixels')
    return await image
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize({ ...ukuranGambar(folder), fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 50, mozjpeg: true })
      .toBuffer()
  } catch {
    throw new Refusal('Gambar Tidak Valid', {
      code: 'E-ISI',
      fields: [{ field: 'image', text: 'Gambar Tidak Valid' }],
    })
  } finally {
    leave()
  }
}

/** Smaller pictures wait in their own line; who waits too long gets the large one. */
const smallPlaces = new Places({ atOnce: 1, queue: 40, waitMs: 5_000 })

/**
 * One of our pictures as wide as a telephone shows it; undefined where there is no time for it, or
 * it is not a picture.
 */
export async function narrower(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  const leave = await smallPlaces.take()
  if (!leave) return undefined
  try {
    return await sharp(bytes, { limitInputPixels })
      .timeout({ seconds: mostSeconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer()
  } catch {
    return undefined
  } finally {
    leave()
  }
}

/** Whether these bytes are what `reencode` makes: a JPEG. */
export const isOurs = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))

const drawings = {
  // A drawn ring, for a piece without a photo.
  barang: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">
<rect width="480" height="480" fill="#f7f3ea"/>
<g fill="none" stroke="#b8935a" stroke-width="18"><circle cx="240" cy="285" r="105"/>
<path d="M195 180 L215 120 H265 L285 180 L240 195 Z" stroke-width="10" fill="#efe4cf"/></g></svg>`,
  // White paper of half an A4: the nota's own background when a shop has none.
  nota: `<svg xmlns="http://www.w3.org/2000/svg" width="1241" height="877">
<rect width="1241" height="877" fill="#ffffff"/></svg>`,
} as const

const drawn = new Map<string, Promise<Buffer>>()

/** The picture that stands in for one that is missing (SPEC 7: with a fallback image). */
export function drawnPicture(of: keyof typeof drawings): Promise<Buffer> {
  const known = drawn.get(of) ?? sharp(Buffer.from(drawings[of])).jpeg({ quality: 80 }).toBuffer()
  drawn.set(of, known)
  return known
}

/** Strokes of a pen on white, as a JPEG: paths of an SVG whose numbers are checked. */
export function drawnStrokes(
  paths: readonly string[],
  width: number,
  height: number,
): Promise<Buffer> {
  const lines = paths.map((d) => `<path d="${d}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#ffffff"/>
<g fill="none" stroke="#0b1f4b" stroke-width="9" stroke-linecap="round"
  stroke-linejoin="round">${lines}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
