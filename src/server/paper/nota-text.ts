import type { NotaElement } from '#kernel/nota-element'
import { cutToWidth, widestWord, wrapToLines, wrapToWidth, type Measure } from './fit.ts'
import { fontRuns } from './fonts.ts'

export interface FittedText {
  /** Points. */
  readonly size: number
  readonly lines: readonly string[]
}

/** From one line's foot to the next, in font sizes. */
export const LINE_HEIGHT = 1.2
/** Smaller letters cannot be read at the counter, whatever the box says. */
const SMALLEST = 5.5
const STEP = 0.25

/** The size and the lines with which a text fits its box of `width` x `height` points. */
export function fitText(
  doc: PDFKit.PDFDocument,
  element: NotaElement,
  width: number,
  height: number,
): FittedText {
  const measureAt = (size: number): Measure => {
    return (text) => textWidth(doc, text, element.font_family, element.tebal, size)
  }
  const size = element.font_size
  if (element.muat === 'lipat') return wrapped(element.isi, size, width, height, measureAt)
  const lines = element.isi.split('\n')
  const fitting = element.muat === 'kecilkan' ? shrunk(lines, size, width, measureAt) : size
  const measure = measureAt(fitting)
  return { size: fitting, lines: lines.map((line) => cutToWidth(line, width, measure)) }
}

type MeasureAt = (size: number) => Measure

function shrunk(lines: readonly string[], size: number, width: number, at: MeasureAt): number {
  const widest = Math.max(...lines.map(at(size)))
  // A hair narrower than the box, so that rounding cannot cut a text that was made to fit.
  return widest <= width ? size : Math.max(smallest(size), (size * width * 0.999) / widest)
}

function wrapped(
  text: string,
  size: number,
  width: number,
  height: number,
  at: MeasureAt,
): FittedText {
  const least = smallest(size)
  let broken: FittedText | undefined
  for (let tried = size; tried >= least; tried -= STEP) {
    const lines = wrapToWidth(text, width, at(tried))
    if (lines.length > roomFor(height, tried)) continue
    // Smaller letters are better than a word broken in its middle.
    if (widestWord(text, at(tried)) <= width) return { size: tried, lines }
    broken ??= { size: tried, lines }
  }
  if (broken) return broken
  return { size: least, lines: wrapToLines(text, width, roomFor(height, least), at(least)) }
}

const smallest = (size: number) => Math.min(size, SMALLEST)

/** The allowance is for boxes measured to fit, whose height in points comes out a hair short. */
const roomFor = (height: number, size: number) =>
  Math.max(1, Math.floor(height / (size * LINE_HEIGHT) + 0.03))

export function textWidth(
  doc: PDFKit.PDFDocument,
  text: string,
  family: string,
  tebal: boolean,
  size: number,
): number {
  let width = 0
  for (const run of fontRuns(text, family, tebal)) {
    doc.registerFont(run.font.key, run.font.font)
    width += doc.font(run.font.key, size).widthOfString(run.text)
  }
  return width
}

/** Draws one line with its letters standing on `y`. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  font: { family: string; tebal: boolean; size: number },
): void {
  let at = x
  for (const run of fontRuns(text, font.family, font.tebal)) {
    doc.registerFont(run.font.key, run.font.font)
    doc.font(run.font.key, font.size)
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}
