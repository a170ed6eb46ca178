import { describe, expect, test } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaElement, notaLine, notaText, type NotaStyle } from '#kernel/nota-element'
import { bitmapOf, escposOf } from './escpos.ts'
import { renderStruk } from './struk.ts'

const slip = (elements: NotaPage['elements']): NotaPage => ({
  ...{ lebar: 72, tinggi: 40, latar: '' },
  elements,
})

/** The pictures that a printer was given, read back from its bytes; each ends with a cut. */
function printed(bytes: Uint8Array): { width: number; rows: Uint8Array }[] {
  const pictures: { width: number; rows: number[] }[] = []
  let at = 0
  const word = (from: number) => (bytes[from] ?? 0) + (bytes[from + 1] ?? 0) * 256
  while (at < bytes.length) {
    const [first, second] = bytes.subarray(at, at + 2)
    if (first === 0x1b && second === 0x40) {
      pictures.push({ width: 0, rows: [] })
      at += 2
    } else if (first === 0x1d && second === 0x76) {
      const [width, height] = [word(at + 4), word(at + 6)]
      const picture = pictures.at(-1)
      if (!picture || height > 128) throw new Error('a strip of no picture, or too long')
      picture.width = width * 8
      picture.rows.push(...bytes.subarray(at + 8, at + 8 + width * height))
      at += 8 + width * height
    } else if (first === 0x1d && second === 0x56) at += 4
    else throw new Error(`no command at ${at}`)
  }
  return pictures.map(({ rows, width }) => ({ width, rows: Uint8Array.from(rows) }))
}

/** Dots inside a box of millimetres, on a roll of 72 mm. */
function dots(
  { rows, width }: { width: number; rows: Uint8Array },
  box: readonly number[],
): number {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box.map((mm) => Math.floor((mm * width) / 72))
  let count = 0
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1)
      if ((rows[(y * width + x) >> 3] ?? 0) & (0x80 >> (x & 7))) count += 1
  return count
}

const one = async (style: NotaStyle, isi = 'KENCANA 金 ひ', width = 576) => {
  const text = notaText('a', [2, 2, 68, 12], isi, { font_size: 16, ...style })
  const [picture] = printed(await renderStruk([slip([text])], width))
  if (!picture) throw new Error('a picture was expected')
  return picture
}

describe('a slip for a receipt printer', () => {
  test('is a raster of the whole line, in strips that a printer can hold', async () => {
    const bytes = await renderStruk([slip([notaLine('l', [0, 10, 72, 1])]), slip([])], 576)
    expect([...bytes.subarray(0, 10)]).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 72, 0, 128, 0])
    const [first, second] = printed(bytes)
    expect(first?.rows.length).toBe((576 / 8) * 320) // 40 mm at 8 dots a mm
    expect(first && dots(first, [0, 10, 72, 11])).toBe(576 * 8) // all black
    expect(first && dots(first, [0, 0, 72, 9])).toBe(0)
    expect(second && dots(second, [0, 0, 72, 40])).toBe(0)
  })

  test('has a narrower roll in smaller letters, not in fewer', async () => {
    const [wide, narrow] = [await one({}), await one({}, undefined, 384)]
    expect(narrow.width).toBe(384)
    expect(narrow.rows.length).toBe((384 / 8) * 214)
    const [much, less] = [wide, narrow].map((each) => dots(each, [0, 0, 72, 40]))
    expect((less ?? 0) / (much ?? 1)).toBeGreaterThan(0.38) // (384 / 576)^2 is 0.44
    expect((less ?? 0) / (much ?? 1)).toBeLessThan(0.5)
  })

  test('has letters of any script', async () => {
    const latin = dots(await one({}, 'KENCANA'), [0, 0, 72, 40])
    expect(dots(await one({}), [0, 0, 72, 40])).toBeGreaterThan(latin * 1.2)
  })

  test('shows the pale mark of a copy', async () => {
    const black = dots(await one({ tebal: true }, 'COPY'), [0, 0, 72, 40])
    const pale = dots(await one({ tebal: true, warna: '#e9e5de' }, 'COPY'), [0, 0, 72, 40])
    expect(pale / black).toBeGreaterThan(0.1)
    expect(pale / black).toBeLessThan(0.5)
  })

  test('turns what is turned, and leaves out a lost picture', async () => {
    const turned = notaLine('l', [10, 10, 20, 1], { rotate: 90 })
    const lost = notaElement('gambar', 'logo', [40, 2, 20, 20], 'hilang.png')
    const [picture] = printed(await renderStruk([slip([turned, lost])], 576))
    expect(picture && dots(picture, [19, 1, 22, 20])).toBeGreaterThan(1000)
    expect(picture && dots(picture, [10, 10, 18, 11])).toBe(0)
  })
})

test('greys become dots: the darker, the more', () => {
  const share = (grey: number): number =>
    dots(bitmapOf(new Uint8Array(64).fill(grey), 8), [0, 0, 72, 72]) / 64
  expect([0, 128, 229, 255].map(share)).toEqual([1, 0.75, 0.1875, 0])
})

test('a bit is black, and the first dot is the highest bit', () => {
  const greys = new Uint8Array(16).fill(255)
  greys[0] = 0
  greys[15] = 0
  expect([...bitmapOf(greys, 8).rows]).toEqual([0x80, 0x01])
  expect([...escposOf([bitmapOf(greys, 8)])]).toEqual([
    ...[0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 1, 0, 2, 0, 0x80, 0x01],
    ...[0x1d, 0x56, 66, 0],
  ])
})
