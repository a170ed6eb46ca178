import { buffer } from 'node:stream/consumers'
import type { NotaPage } from '#kernel/nota'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NotaElement } from '#kernel/nota-element'
import PdfDocument from 'pdfkit'
import { attempt, boxOf, marksOf, PT_PER_MM, type NotaMark } from './nota-marks.ts'
import { drawLine } from './nota-text.ts'

/** Pictures by the names that pages and gambar elements call them: JPEG or PNG. */
export type NotaImages = ReadonlyMap<string, Uint8Array>

/**
 * Draws notes; every page may have its own size. A picture that is missing or broken is left out,
 * and a code that cannot hold its text shows the text: a customer is waiting for this paper. Pages
 * are asked for one at a time, so that laying them out stops nobody for longer than one takes.
 * @param font the font that a family is drawn in
 */
export async function renderNota(
  pages: Iterable<NotaPage>,
  images: NotaImages = new Map(),
  font: (family: string) => string = (family) => family,
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
    const elements = page.elements.map((one) => ({ ...one, font_family: font(one.font_family) }))
    drawPage(doc, { ...page, elements }, pictures)
    // A page takes some 15 ms: a sale can run between two pages.
    await nextTurn()
  }
  doc.end()
  return file
}

/** A document that nothing is drawn on: it measures letters. */
export const measuringDocument = (): PDFKit.PDFDocument =>
  new PdfDocument({ margin: 0, autoFirstPage: false })

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

function drawPage(doc: PDFKit.PDFDocument, page: NotaPage, pictures: Pictures): void {
  doc.addPage({ size: [page.lebar * PT_PER_MM, page.tinggi * PT_PER_MM], margin: 0 })
  const background = pictures.get(page.latar)
  if (background) {
    doc.image(background, 0, 0, { width: doc.page.width, height: doc.page.height })
  }
  for (const element of page.elements) drawElement(doc, element, pictures)
}

function drawElement(doc: PDFKit.PDFDocument, element: NotaElement, pictures: Pictures): void {
  const box = boxOf(element)
  doc.save()
  doc.translate(element.position_x * PT_PER_MM, element.position_y * PT_PER_MM)
  if (element.rotate !== 0) {
    doc.rotate(element.rotate, { origin: [box.width / 2, box.height / 2] })
  }
  doc.fillColor(element.warna)
  for (const mark of marksOf(doc, element)) drawMark(doc, mark, element, pictures)
  doc.restore()
}

function drawMark(
  doc: PDFKit.PDFDocument,
  mark: NotaMark,
  element: NotaElement,
  pictures: Pictures,
): void {
  if (mark.kind === 'text') {
    const { font_family: family, tebal } = element
    drawLine(doc, mark.text, mark.x, mark.y, { family, tebal, size: mark.size })
  } else if (mark.kind === 'bars') {
    for (const [x, y, width, height] of mark.bars) doc.rect(x, y, width, height)
    doc.fill()
  } else {
    const picture = pictures.get(mark.name)
    const { height, width } = mark
    if (!picture) return
    doc.image(picture, 0, 0, { fit: [width, height], align: 'center', valign: 'center' })
  }
}
