import bwip from 'bwip-js/generic'
import { create } from 'qrcode'

/** A filled rectangle in modules, the unit a code is built of. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Code {
  /** Modules in all. */
  readonly width: number
  readonly height: number
  readonly bars: readonly Bar[]
}

/** A QR code at correction level L (SPEC 9), each run of dark modules as one rectangle. */
export function qrCode(text: string): Code {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const { size } = modules
  const bars: Bar[] = []
  for (let y = 0; y < size; y++) {
    let start = -1
    for (let x = 0; x <= size; x++) {
      const dark = x < size && modules.get(y, x) === 1
      if (dark && start < 0) start = x
      if (dark || start < 0) continue
      bars.push({ x: start, y, width: x - start, height: 1 })
      start = -1
    }
  }
  return { width: size, height: size, bars }
}

/**
 * CODE128 (SPEC 9), of printable ASCII only: scanners do not agree on anything beyond it. The
 * library's named export `raw` is another thing, a symbology of that name.
 */
export function code128(text: string): Code {
  if (!/^[\u0020-\u007e]+$/.test(text)) throw new RangeError(`no CODE128 holds "${text}"`)
  const [symbol] = bwip.raw({ bcid: 'code128', text })
  const widths = symbol && 'sbs' in symbol ? symbol.sbs : []
  const bars: Bar[] = []
  let x = 0
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, y: 0, width, height: 1 })
    x += width
  })
  return { width: x, height: 1, bars }
}
