import { MM_PER_PX, type NotaElement } from '#kernel/nota-element'
import { code128, qrCode, type Code } from './nota-codes.ts'
import { fitText, LINE_HEIGHT, textWidth } from './nota-text.ts'

/**
 * What is drawn of an element, in points from its own top left corner: the same for the paper and
 * for the screen on which a shop designs it.
 */
export type NotaMark =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number // where its letters stand
      readonly size: number
      readonly width: number
      readonly text: string
    }
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  | {
      readonly kind: 'picture'
      readonly name: string
      readonly width: number
      readonly height: number
    }
type Bar = readonly [x: number, y: number, width: number, height: number]

export const PT_PER_MM = 72 / 25.4
/** How far letters reach above and below their line, in font sizes. */
const ASCENT = 0.95
const DESCENT = 0.25
const PT_PER_PX = MM_PER_PX * PT_PER_MM

/** An element's box in points, its own top left corner as origin. */
interface Box {
  readonly width: number
  readonly height: number
}

export const boxOf = (element: NotaElement): Box => ({
  width: element.width * PT_PER_MM,
  height: element.height * PT_PER_MM,
})

export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** @param doc measures the letters */
export function marksOf(doc: PDFKit.PDFDocument, element: NotaElement): readonly NotaMark[] {
  const box = boxOf(element)
  switch (element.jenis) {
    case 'text':
      return textMarks(doc, element, box)
    case 'line':
      return [{ kind: 'bars', bars: [[0, 0, box.width, box.height]] }]
    case 'qrcode':
      return codeMarks(doc, element, box, qrCode)
    case 'barcode':
      return codeMarks(doc, element, box, code128)
    case 'gambar':
      return [{ kind: 'picture', name: element.isi, ...box }]
  }
}

function textMarks(doc: PDFKit.PDFDocument, element: NotaElement, box: Box): NotaMark[] {
  const { size, lines } = fitText(doc, element, box.width, box.height)
  const { font_family: family, rata, tebal } = element
  const first = firstBaseline(element.font_size, size, lines.length, box.height)
  return lines.map((text, index) => {
    const width = textWidth(doc, text, family, tebal, size)
    const free = rata === 'kiri' ? 0 : box.width - width
    const x = rata === 'tengah' ? free / 2 : free
    return { kind: 'text', x, y: first + index * size * LINE_HEIGHT, size, width, text }
  })
}

/**
 * A text that was set smaller still stands on the line of its neighbours of full size, unless that
 * would push it out of its box.
 */
function firstBaseline(full: number, size: number, lines: number, height: number): number {
  const below = (lines - 1) * size * LINE_HEIGHT + size * DESCENT
  return full * ASCENT + below <= height ? full * ASCENT : size * ASCENT
}

/** Two pixels a module and bars of 40 pixels (SPEC 9), smaller where the box is smaller. */
const MODULE = 2 * PT_PER_PX
const BAR_HEIGHT = 40 * PT_PER_PX

function codeMarks(
  doc: PDFKit.PDFDocument,
  element: NotaElement,
  box: Box,
  encode: (text: string) => Code,
): NotaMark[] {
  const code = attempt(() => encode(element.isi))
  if (!code) return textMarks(doc, element, box)
  const square = code.height > 1
  const fitting = square ? Math.min(box.width, box.height) : box.width
  const unit = Math.min(MODULE, fitting / code.width)
  const height = square ? unit : Math.min(BAR_HEIGHT, box.height)
  const free = box.width - code.width * unit
  const left = element.rata === 'kiri' ? 0 : element.rata === 'kanan' ? free : free / 2
  const bars = code.bars.map((bar): Bar => [
    left + bar.x * unit,
    bar.y * height,
    bar.width * unit,
    bar.height * height,
  ])
  return [{ kind: 'bars', bars }]
}
