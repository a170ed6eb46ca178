import { buffer } from 'node:stream/consumers'
import type { NotaPage } from '#kernel/nota'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MM_PER_PX, type NotaElement } from '#kernel/nota-element'
import PdfDocument from 'pdfkit'
import { code128, qrCode, type Code } from './nota-codes.ts'
import { drawLine, fitText, LINE_HEIGHT, textWidth } from './nota-text.ts'

/** Pictures by the names that pages and gambar elements call them: JPEG or PNG. */
export type NotaImages = ReadonlyMap<string, Uint8Array>

const PT_PER_MM = 72 / 25.4
/** How far letters reach above and below their line, in font sizes. */
const ASCENT = 0.95
const DESCENT = 0.25
const PT_PER_PX = MM_PER_PX * PT_PER_MM

/**
 * Draws notes; every page may have its own size. A picture that is missing or broken is left out,
 * and a code that cannot hold its text shows the text: a customer is waiting for this paper. Pages
 * are asked for one at a time, so that laying them out stops nobody for longer than one takes.
 */
export async function renderNota(
  pages: Iterable<NotaPage>,
  images: NotaImages = new Map(),
): Promise<Buffer> {
  const doc = new PdfDocument({
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Creator: 'Kencana', Producer: 'Kencana' },
  })
  const file = buffer(doc)
  const pictures = openImages(doc, images)
  for (const page of pages) {
    drawPage(doc, page, pictures)
    // A page takes some 15 ms: a sale can run between two pages.
    await nextTurn()
  }
  doc.end()
  return file
}

type Pictures = ReadonlyMap<string, PDFKit.Mixins.OpenedImage>

/** A picture on several pages is embedded once. */
function openImages(doc: PDFKit.PDFDocument, images: NotaImages): Pictures {
  const opened = new Map<string, PDFKit.Mixins.OpenedImage>()
  for (const [name, data] of images) {
    const picture = attempt(() => doc.openImage(data))
    if (picture) opened.set(name, picture)
  }
  return opened
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function drawPage(doc: PDFKit.PDFDocument, page: NotaPage, pictures: Pictures): void {
  doc.addPage({ size: [page.lebar * PT_PER_MM, page.tinggi * PT_PER_MM], margin: 0 })
  const background = pictures.get(page.latar)
  if (background) {
    doc.image(background, 0, 0, { width: doc.page.width, height: doc.page.height })
  }
  for (const element of page.elements) drawElement(doc, element, pictures)
}

/** An element's box in points, its own top left corner as origin. */
interface Box {
  readonly width: number
  readonly height: number
}

function drawElement(doc: PDFKit.PDFDocument, element: NotaElement, pictures: Pictures): void {
  const box = { width: element.width * PT_PER_MM, height: element.height * PT_PER_MM }
  doc.save()
  doc.translate(element.position_x * PT_PER_MM, element.position_y * PT_PER_MM)
  if (element.rotate !== 0) {
    doc.rotate(element.rotate, { origin: [box.width / 2, box.height / 2] })
  }
  doc.fillColor(element.warna)
  switch (element.jenis) {
    case 'text':
      drawText(doc, element, box)
      break
    case 'line':
      doc.rect(0, 0, box.width, box.height).fill()
      break
    case 'qrcode':
      drawCode(doc, element, box, qrCode)
      break
    case 'barcode':
      drawCode(doc, element, box, code128)
      break
    case 'gambar':
      drawPicture(doc, pictures.get(element.isi), box)
      break
  }
  doc.restore()
}

function drawText(doc: PDFKit.PDFDocument, element: NotaElement, box: Box): void {
  const { size, lines } = fitText(doc, element, box.width, box.height)
  const { font_family: family, tebal, rata } = element
  const first = firstBaseline(element.font_size, size, lines.length, box.height)
  lines.forEach((line, index) => {
    const free = rata === 'kiri' ? 0 : box.width - textWidth(doc, line, family, tebal, size)
    const y = first + index * size * LINE_HEIGHT
    drawLine(doc, line, rata === 'tengah' ? free / 2 : free, y, { family, tebal, size })
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

function drawCode(
  doc: PDFKit.PDFDocument,
  element: NotaElement,
  box: Box,
  encode: (text: string) => Code,
): void {
  const code = attempt(() => encode(element.isi))
  if (!code) {
    drawText(doc, element, box)
    return
  }
  const square = code.height > 1
  const fitting = square ? Math.min(box.width, box.height) : box.width
  const unit = Math.min(MODULE, fitting / code.width)
  const height = square ? unit : Math.min(BAR_HEIGHT, box.height)
  const free = box.width - code.width * unit
  const left = element.rata === 'kiri' ? 0 : element.rata === 'kanan' ? free : free / 2
  for (const bar of code.bars) {
    doc.rect(left + bar.x * unit, bar.y * height, bar.width * unit, bar.height * height)
  }
  doc.fill()
}

function drawPicture(
  doc: PDFKit.PDFDocument,
  picture: PDFKit.Mixins.OpenedImage | undefined,
  box: Box,
): void {
  if (!picture) return
  doc.image(picture, 0, 0, { fit: [box.width, box.height], align: 'center', valign: 'center' })
}
