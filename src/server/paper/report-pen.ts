import { cutToWidth } from './fit.ts'
import { fontRuns } from './fonts.ts'
import { isLatin, latinOperand, latinWidths, type LatinFont } from './latin.ts'

export interface Ink {
  readonly size: number
  readonly tebal: boolean
  /** 0 is black. */
  readonly abu: number
}

/**
 * Writes texts and lines on the pages of one document. Latin text, which is nearly all of it, goes
 * into the page as operators in Helvetica: no kerning, no layout, seven times faster than asking
 * the library (ADR 0010). Other scripts are drawn by the library in Noto, run by run.
 */
export interface ReportPen {
  width(text: string, ink: Ink): number
  cut(text: string, max: number, ink: Ink): string
  /** `y` is the line the letters stand on, from the top of the page. */
  write(text: string, x: number, y: number, ink: Ink): void
  line(x: number, y: number, length: number, thickness: number, abu: number): void
  newPage(): void
  /** The picture of the shop within these bounds. @returns how wide it is; 0: there is none */
  logo(x: number, y: number, width: number, height: number): number
  /** Draws `N`, the number of pages, which is unknown before `end`. */
  pageTotal(x: number, y: number): void
  /** Brings what was written on this page into the document. */
  flush(): void
  /** Fills in the number of pages. */
  end(pages: number): void
}

const FONT_NAMES = { biasa: 'HB', tebal: 'HT' } as const
const TOTAL_NAME = 'JH'

/** A picture that cannot be read is none: the report goes on without it. */
function opened(doc: PDFKit.PDFDocument, logo: Uint8Array | undefined) {
  try {
    return logo && doc.openImage(logo)
  } catch {
    return undefined
  }
}

export function createReportPen(
  doc: PDFKit.PDFDocument,
  totalInk: Ink,
  logo?: Uint8Array,
): ReportPen {
  const picture = opened(doc, logo)
  const fonts = { HB: latinFontRef(doc, 'Helvetica'), HT: latinFontRef(doc, 'Helvetica-Bold') }
  const total = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -totalInk.size, totalInk.size * 8, totalInk.size],
    Resources: { Font: fonts },
  })
  let operators: string[] = []

  const width = (text: string, ink: Ink) =>
    isLatin(text) ? latinWidth(text, ink) : otherWidth(doc, text, ink)

  return {
    width,
    cut: (text, max, ink) => cutToWidth(printable(text), max, (part) => width(part, ink)),
    write(text, x, y, ink) {
      const clean = printable(text)
      if (clean === '') return
      if (isLatin(clean)) operators.push(latinOperators(clean, x, y, ink))
      else writeOther(doc, clean, x, y, ink)
    },
    line(x, y, length, thickness, abu) {
      operators.push(`${abu} G ${thickness} w ${n(x)} ${n(y)} m ${n(x + length)} ${n(y)} l S`)
    },
    newPage() {
      doc.addPage()
      Object.assign(doc.page.fonts, fonts)
      doc.page.xobjects[TOTAL_NAME] = total
    },
    logo(x, y, width, height) {
      if (!picture) return 0
      const scale = Math.min(width / picture.width, height / picture.height)
      doc.image(picture, x, y, { width: picture.width * scale, height: picture.height * scale })
      return picture.width * scale
    },
    pageTotal(x, y) {
      operators.push(`q 1 0 0 -1 ${n(x)} ${n(y)} cm /${TOTAL_NAME} Do Q`)
    },
    flush() {
      doc.addContent(operators.join('\n'))
      operators = []
    },
    end(pages) {
      const { size, abu } = totalInk
      total.end(`${abu} g BT /HB ${size} Tf ${latinOperand(`${pages}`)} Tj ET`)
    },
  }
}

function latinFontRef(doc: PDFKit.PDFDocument, name: LatinFont): PDFKit.PDFKitReference {
  const ref = doc.ref({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: name,
    Encoding: 'WinAnsiEncoding',
  })
  ref.end(null)
  return ref
}

/** Hundredths of a point are finer than any printer, and keep the file small. */
const n = (value: number) => String(Math.trunc(value * 100) / 100)

function latinOperators(text: string, x: number, y: number, ink: Ink): string {
  const font = ink.tebal ? FONT_NAMES.tebal : FONT_NAMES.biasa
  // The library turns the page upside down so that y grows downwards; the -1 sets letters upright.
  const place = `1 0 0 -1 ${n(x)} ${n(y)} Tm`
  return `BT ${ink.abu} g /${font} ${n(ink.size)} Tf ${place} ${latinOperand(text)} Tj ET`
}

function latinWidth(text: string, ink: Ink): number {
  const table = latinWidths(ink.tebal ? 'Helvetica-Bold' : 'Helvetica')
  let width = 0
  for (const character of text) width += table.get(character) ?? 0
  return width * ink.size
}

function otherWidth(doc: PDFKit.PDFDocument, text: string, ink: Ink): number {
  let width = 0
  for (const run of fontRuns(text, 'noto', ink.tebal)) {
    doc.registerFont(run.font.key, run.font.font)
    width += doc.font(run.font.key, ink.size).widthOfString(run.text)
  }
  return width
}

function writeOther(doc: PDFKit.PDFDocument, text: string, x: number, y: number, ink: Ink): void {
  const grey = Math.trunc(ink.abu * 255)
  doc.fillColor([grey, grey, grey])
  let at = x
  for (const run of fontRuns(text, 'noto', ink.tebal)) {
    doc.registerFont(run.font.key, run.font.font)
    doc.font(run.font.key, ink.size)
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}

/** Line breaks and control characters have no place in a cell. */
function printable(text: string): string {
  return /\p{Cc}/u.test(text) ? text.replace(/\p{Cc}+/gu, ' ') : text
}
