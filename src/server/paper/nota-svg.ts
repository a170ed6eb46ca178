import type { NotaPage } from '#kernel/nota'
import type { NotaElement } from '#kernel/nota-element'
import { fontRuns } from './fonts.ts'
import { boxOf, marksOf, PT_PER_MM, type NotaMark } from './nota-marks.ts'
import type { NotaImages } from './nota-pdf.ts'

// A page of a nota as SVG, from the very marks of its PDF: for printers that are given a picture.

/**
 * A page as SVG of this many pixels a line. Letters are outlines, so that it looks the same
 * wherever it is drawn; a picture that is missing is left out.
 * @param doc measures the letters
 */
export function svgOfPage(
  doc: PDFKit.PDFDocument,
  page: NotaPage,
  width: number,
  images: NotaImages = new Map(),
): string {
  const [lebar, tinggi] = [page.lebar * PT_PER_MM, page.tinggi * PT_PER_MM]
  const body = page.elements.map((element) => svgOfElement(doc, element, images)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightAt(page, width)}"` +
    ` viewBox="0 0 ${lebar} ${tinggi}">${body}</svg>`
  )
}

/** How many lines of pixels a page has where it is this many wide. */
const heightAt = (page: Pick<NotaPage, 'lebar' | 'tinggi'>, width: number): number =>
  Math.ceil((width * page.tinggi) / page.lebar)

function svgOfElement(doc: PDFKit.PDFDocument, element: NotaElement, images: NotaImages): string {
  const { position_x, position_y, rotate, warna } = element
  const { height, width } = boxOf(element)
  const turn = rotate === 0 ? '' : ` rotate(${rotate} ${width / 2} ${height / 2})`
  const at = `translate(${position_x * PT_PER_MM} ${position_y * PT_PER_MM})${turn}`
  const marks = marksOf(doc, element).map((mark) => svgOfMark(mark, element, images))
  return `<g transform="${at}" fill="${warna}">${marks.join('')}</g>`
}

function svgOfMark(mark: NotaMark, element: NotaElement, images: NotaImages): string {
  if (mark.kind === 'text') return letters(mark, element)
  if (mark.kind === 'bars') {
    const boxes = mark.bars.map(
      ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`,
    )
    return `<path d="${boxes.join('')}"/>`
  }
  const picture = images.get(mark.name)
  if (!picture) return ''
  const type = picture[0] === 0x89 ? 'png' : 'jpeg'
  const data = Buffer.from(picture).toString('base64')
  return `<image width="${mark.width}" height="${mark.height}" href="data:image/${type};base64,${data}"/>`
}

/**
 * The outline of a line of text in millimetres from its element's corner, where one font alone does
 * not have all its letters: a screen that is given one font could not show them so. Else ''.
 */
export function outlineOf(
  mark: NotaMark & { readonly kind: 'text' },
  element: NotaElement,
): string {
  const runs = fontRuns(mark.text, element.font_family, element.tebal)
  if (runs.length < 2 && !/[^\u0020-\u024f\u2010-\u2026]/.test(mark.text)) return ''
  let x = mark.x
  const drawn: string[] = []
  for (const { font, text } of runs) {
    const { glyphs, positions } = font.font.layout(text)
    const scale = mark.size / font.font.unitsPerEm
    for (const [n, { path }] of glyphs.entries()) {
      const place = positions[n]
      if (!place) continue
      const [at, up] = [x + place.xOffset * scale, mark.y - place.yOffset * scale]
      const [mm, left, top] = [scale / PT_PER_MM, at / PT_PER_MM, up / PT_PER_MM]
      drawn.push(path.transform(mm, 0, 0, -mm, left, top).toSVG())
      x += place.xAdvance * scale
    }
  }
  return drawn.join('')
}

/** One line of text: the outline of each letter where the font puts it. */
function letters(mark: NotaMark & { readonly kind: 'text' }, element: NotaElement): string {
  let x = mark.x
  const drawn: string[] = []
  for (const { font, text } of fontRuns(mark.text, element.font_family, element.tebal)) {
    const { glyphs, positions } = font.font.layout(text)
    const scale = mark.size / font.font.unitsPerEm
    for (const [n, glyph] of glyphs.entries()) {
      const place = positions[n]
      if (!place) continue
      const d = glyph.path.toSVG()
      const [at, up] = [x + place.xOffset * scale, mark.y - place.yOffset * scale]
      if (d !== '')
        drawn.push(`<path transform="matrix(${scale} 0 0 ${-scale} ${at} ${up})" d="${d}"/>`)
      x += place.xAdvance * scale
    }
  }
  return drawn.join('')
}
