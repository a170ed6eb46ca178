import { wrapToLines } from './fit.ts'
import type { PaperColumn, ReportPaper } from './report-paper.ts'
import type { Ink, ReportPen } from './report-pen.ts'

export const PT_PER_MM = 72 / 25.4

export interface ColumnPlace {
  readonly kolom: PaperColumn
  /** The heading, already broken into the lines it takes. */
  readonly judul: readonly string[]
  readonly x: number
  readonly lebar: number
  /** White space left of its texts. */
  readonly sisi: number
}

/** Where everything of a report stands, in points from the top left corner of the page. */
export interface ReportLayout {
  readonly kiri: number
  readonly lebar: number
  readonly kolom: readonly ColumnPlace[]
  readonly atasJudulKolom: number
  readonly tinggiJudulKolom: number
  /** The top of the first row. */
  readonly atas: number
  readonly tinggiBaris: number
  /** What the rows of a page may take. */
  readonly tinggiIsi: number
  /** From one line of a cell to the next. */
  readonly tinggiLarik: number
  readonly isi: Ink
  readonly tebal: Ink
}

const MARGIN = 10 * PT_PER_MM
const TOP_OF_TABLE = MARGIN + 45
const FOOTER = 14
const FULL_SIZE = 8
/** Smaller than this nobody reads at arm's length; wider reports are cut instead. */
const SMALLEST_SIZE = 6
const ROW_PER_SIZE = 1.62
const LINE_PER_SIZE = 1.15
const MAX_HEADING_LINES = 2

export function reportLayout(
  paper: ReportPaper,
  page: { width: number; height: number },
  pen: ReportPen,
): ReportLayout {
  const lebar = page.width - 2 * MARGIN
  const wished = paper.kolom.reduce((sum, kolom) => sum + kolom.lebar, 0)
  const scale = lebar / wished
  const size = Math.max(SMALLEST_SIZE, Math.min(FULL_SIZE, (FULL_SIZE * scale) / PT_PER_MM))
  const tebal = { size, tebal: true, abu: 0 }
  const kolom = placeColumns(paper.kolom, scale, tebal, pen)
  const tinggiBaris = size * ROW_PER_SIZE
  const headingLines = Math.max(1, ...kolom.map((place) => place.judul.length))
  const tinggiJudulKolom = tinggiBaris + (headingLines - 1) * size * LINE_PER_SIZE + 3
  const atas = TOP_OF_TABLE + tinggiJudulKolom
  return {
    kiri: MARGIN,
    lebar,
    kolom,
    atasJudulKolom: TOP_OF_TABLE,
    tinggiJudulKolom,
    atas,
    tinggiBaris,
    tinggiIsi: page.height - MARGIN - FOOTER - atas,
    tinggiLarik: size * LINE_PER_SIZE,
    isi: { size, tebal: false, abu: 0 },
    tebal,
  }
}

/** White space on both sides of a cell's text. */
export const CELL_PADDING = 2.5
/** Left of a text that follows a figure: both would stand as one. */
const AFTER_FIGURE = 9

function placeColumns(
  columns: readonly PaperColumn[],
  scale: number,
  ink: Ink,
  pen: ReportPen,
): ColumnPlace[] {
  let x = MARGIN
  return columns.map((kolom, at) => {
    const lebar = kolom.lebar * scale
    const figure = kolom.rata === 'kiri' && columns[at - 1]?.rata === 'kanan'
    const sisi = figure ? AFTER_FIGURE : CELL_PADDING
    const inner = lebar - sisi - CELL_PADDING
    const measure = (text: string) => pen.width(text, ink)
    const place = {
      kolom,
      judul: wrapToLines(kolom.judul, inner, MAX_HEADING_LINES, measure),
      x,
      lebar,
      sisi,
    }
    x += lebar
    return place
  })
}
