import { splitAlamat } from '#kernel/paper-text'
import { wrapToLines } from './fit.ts'
import { CELL_PADDING, PT_PER_MM, type ColumnPlace, type ReportLayout } from './report-layout.ts'
import type { PaperRow, ReportPaper } from './report-paper.ts'
import type { Ink, ReportPen } from './report-pen.ts'

/** A4 landscape (SPEC 9: PDFs landscape, A4 297x210 mm). */
export const PAGE = { width: 297 * PT_PER_MM, height: 210 * PT_PER_MM }

export const GREY_TEXT = 0.35
const GREY_LINE = 0.72

const NAME: Ink = { size: 13, tebal: true, abu: 0 }
const SMALL: Ink = { size: 8, tebal: false, abu: GREY_TEXT }
const CHOSEN: Ink = { size: 7, tebal: false, abu: GREY_TEXT }
const LOGO = { width: 90, height: 40 }
const FOOT: Ink = { size: 7, tebal: false, abu: GREY_TEXT }

const HAIR = 0.3
const FINE = 0.5
const STRONG = 0.9

/** Heading, column titles and footer: what every page carries. */
export function drawFrame(
  pen: ReportPen,
  paper: ReportPaper,
  layout: ReportLayout,
  halaman: number,
): void {
  const { kiri, lebar } = layout
  const top = layout.atasJudulKolom - 45
  const logo = pen.logo(kiri, top - 2, LOGO.width, LOGO.height)
  const x = logo > 0 ? kiri + logo + 8 : kiri
  const half = lebar / 2 - 10
  const [alamat1 = '', alamat2 = ''] = splitAlamat(paper.alamat_toko)
  pen.write(pen.cut(paper.nama_toko, half - (x - kiri), NAME), x, top + 11, NAME)
  pen.write(alamat1, x, top + 23, SMALL)
  pen.write(alamat2, x, top + 33, SMALL)
  const right = (text: string, y: number, ink: Ink) => {
    const fitting = pen.cut(text, half, ink)
    pen.write(fitting, kiri + lebar - pen.width(fitting, ink), y, ink)
  }
  right(paper.judul, top + 11, NAME)
  right(paper.periode, top + 23, { ...SMALL, abu: 0 })
  const said = wrapToLines(paper.filter, half, 2, (text) => pen.width(text, CHOSEN))
  for (const [at, line] of said.entries()) right(line, top + 32 + at * 8, CHOSEN)
  drawColumnTitles(pen, layout)
  drawFooter(pen, paper, layout, halaman)
}

function drawColumnTitles(pen: ReportPen, layout: ReportLayout): void {
  const { kiri, lebar, atas, atasJudulKolom, tebal } = layout
  pen.line(kiri, atasJudulKolom, lebar, STRONG, 0)
  pen.line(kiri, atas, lebar, FINE, 0)
  for (const place of layout.kolom) {
    place.judul.forEach((text, index) => {
      const below = place.judul.length - 1 - index
      const y = atas - 5 - below * tebal.size * 1.15
      pen.write(text, cellX(pen, place, text, tebal), y, tebal)
    })
  }
}

function drawFooter(
  pen: ReportPen,
  paper: ReportPaper,
  layout: ReportLayout,
  halaman: number,
): void {
  const y = PAGE.height - 7 * PT_PER_MM
  pen.write(`Printed By ${paper.dicetak_oleh} / ${paper.saat}`, layout.kiri, y, FOOT)
  // 'n of N' stands in the middle: N is filled in at the end, so nothing can be set flush with it.
  const label = `${halaman} of `
  const middle = layout.kiri + layout.lebar / 2
  pen.write(label, middle - pen.width(label, FOOT), y, FOOT)
  pen.pageTotal(middle, y)
}

/** A text longer than this is cut: a row is no page. */
const MOST_LINES = 6

/**
 * The lines of each cell: words wrap, figures never. A heading of rows and a row whose texts fit
 * have one line.
 */
export function linesIn(pen: ReportPen, layout: ReportLayout, row: PaperRow): string[][] {
  if (row.jenis === 'kelompok' || row.jenis === 'tanda') return []
  const ink = row.jenis === 'baris' ? layout.isi : layout.tebal
  return layout.kolom.map(({ kolom, lebar, sisi }, index) => {
    const text = row.sel[index] ?? ''
    const inner = lebar - sisi - CELL_PADDING
    const measure = (part: string): number => pen.width(part, ink)
    if (measure(text) <= inner) return [text]
    if (kolom.rata === 'kanan') return [pen.cut(text, inner, ink)]
    return wrapToLines(text, inner, MOST_LINES, measure)
  })
}

/** How high a row with these lines is. */
export const heightOfLines = (layout: ReportLayout, lines: readonly string[][]): number =>
  layout.tinggiBaris + (Math.max(1, ...lines.map(({ length }) => length)) - 1) * layout.tinggiLarik

/** Draws a row. @returns where the next one begins */
export function drawRow(
  pen: ReportPen,
  layout: ReportLayout,
  row: PaperRow,
  lines: readonly string[][],
  y: number,
): number {
  const { kiri, lebar, tinggiBaris, isi, tebal } = layout
  const baseline = y + tinggiBaris * 0.68
  const height = heightOfLines(layout, lines)
  if (row.jenis === 'tanda') {
    drawSigning(pen, layout, row, baseline)
    return y + height
  }
  if (row.jenis === 'kelompok') {
    const text = pen.cut(row.teks, lebar - 2 * CELL_PADDING, tebal)
    pen.write(text, kiri + CELL_PADDING, baseline, tebal)
  } else {
    const ink = row.jenis === 'baris' ? isi : tebal
    layout.kolom.forEach((place, index) => {
      for (const [at, text] of (lines[index] ?? []).entries())
        pen.write(text, cellX(pen, place, text, ink), baseline + at * layout.tinggiLarik, ink)
    })
  }
  if (row.jenis === 'subtotal') pen.line(kiri, y, lebar, FINE, 0)
  if (row.jenis === 'total') pen.line(kiri, y, lebar, STRONG, 0)
  const below = row.jenis === 'total' ? STRONG : HAIR
  pen.line(kiri, y + height, lebar, below, row.jenis === 'total' ? 0 : GREY_LINE)
  return y + height
}

/** Wide enough for a name in full. */
const SIGNED = 60 * PT_PER_MM
const BETWEEN = 20 * PT_PER_MM

function drawSigning(
  pen: ReportPen,
  { kiri, tebal }: ReportLayout,
  { garis, nama }: Extract<PaperRow, { jenis: 'tanda' }>,
  baseline: number,
): void {
  nama.forEach((name, at) => {
    const x = kiri + at * (SIGNED + BETWEEN)
    if (garis) pen.line(x, baseline, SIGNED, FINE, 0)
    else pen.write(pen.cut(name, SIGNED, tebal), x, baseline, tebal)
  })
}

export function drawEmpty(pen: ReportPen, paper: ReportPaper, layout: ReportLayout): void {
  const ink: Ink = { size: 10, tebal: false, abu: GREY_TEXT }
  const text = pen.cut(paper.kosong, layout.lebar, ink)
  const x = layout.kiri + (layout.lebar - pen.width(text, ink)) / 2
  pen.write(text, x, layout.atas + 30, ink)
}

function cellX(pen: ReportPen, place: ColumnPlace, text: string, ink: Ink): number {
  if (place.kolom.rata === 'kiri') return place.x + place.sisi
  const free = place.lebar - pen.width(text, ink)
  return place.x + (place.kolom.rata === 'kanan' ? free - CELL_PADDING : free / 2)
}
