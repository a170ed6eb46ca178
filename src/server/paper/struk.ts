import type { NotaPage } from '#kernel/nota'
import { bitmapOf, escposOf, type Bitmap } from './escpos.ts'
import { measuringDocument, type NotaImages } from './nota-pdf.ts'
import { greysOfPage } from './nota-greys.ts'

/**
 * Slips as the bytes of a receipt printer.
 * @param width dots of its line: 576 on a roll of 80 mm, 384 on one of 58 mm
 * @param font the font that a family is drawn in
 */
export async function renderStruk(
  pages: Iterable<NotaPage>,
  width: number,
  images: NotaImages = new Map(),
  font: (family: string) => string = (family) => family,
): Promise<Buffer> {
  const doc = measuringDocument()
  const pictures: Bitmap[] = []
  for (const page of pages) {
    const elements = page.elements.map((one) => ({ ...one, font_family: font(one.font_family) }))
    const greys = await greysOfPage(doc, { ...page, elements }, width, images)
    pictures.push(bitmapOf(greys, width))
  }
  return escposOf(pictures)
}
