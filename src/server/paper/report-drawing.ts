import { splitAlamat } from '#kernel/paper-text'
import { CELL_PADDING, PT_PER_MM, type ColumnPlace, type ReportLayout } from './report-layout.ts'
import type { PaperRow, ReportPaper } from './report-paper.ts'
import type { Ink, ReportPen } from './report-pen.ts'

/** A4 landscape (SPEC 9: PDFs landscape, A4 297x210 mm). */
export const PAGE = { width: 297 * PT_PER_MM, height: 210 * PT_PER_MM }

export const GREY_TEXT = 0.35
const GREY_LINE = 0.72

const NAME: Ink = { size: 13, tebal: true, abu: 0 }
const SMALL: Ink = { size: 8, tebal: false, abu: GREY_TEXT }
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
  const half = lebar / 2 - 10
  const [alamat1 = '', alamat2 = ''] = splitAlamat(paper.alamat_toko)
  pen.write(pen.cut(paper.nama_toko, half, NAME), kiri, top + 11, NAME)
  pen.write(alamat1, kiri, top + 23, SMALL)
  pen.write(alamat2, kiri, top + 33, SMALL)
  const right = (text: string, y: number, ink: Ink) => {
    const fitting = pen.cut(text, half, ink)
    pen.write(fitting, kiri + lebar - pen.width(fitting, ink), y, ink)
  }
  right(paper.judul, top + 11, NAME)
  right(paper.periode, top + 23, { ...SMALL, abu: 0 })
  right(paper.filter, top + 33, SMALL)
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

export function drawRow(pen: ReportPen, layout: ReportLayout, row: PaperRow, y: number): void {
  const { kiri, lebar, tinggiBaris, isi, tebal } = layout
  const baseline = y + tinggiBaris * 0.68
  if (row.jenis === 'tanda') {
    drawSigning(pen, layout, row, baseline)
    return
  }
  if (row.jenis === 'kelompok') {
    const text = pen.cut(row.teks, lebar - 2 * CELL_PADDING, tebal)
    pen.write(text, kiri + CELL_PADDING, baseline, tebal)
  } else {
    const ink = row.jenis === 'baris' ? isi : tebal
    layout.kolom.forEach((place, index) => {
      const room = place.lebar - place.sisi - CELL_PADDING
      const text = pen.cut(row.sel[index] ?? '', room, ink)
      pen.write(text, cellX(pen, place, text, ink), baseline, ink)
    })
  }
  if (row.jenis === 'subtotal') pen.line(kiri, y, lebar, FINE, 0)
  if (row.jenis === 'total') pen.line(kiri, y, lebar, STRONG, 0)
  const below = row.jenis === 'total' ? STRONG : HAIR
  pen.line(kiri, y + tinggiBaris, lebar, below, row.jenis === 'total' ? 0 : GREY_LINE)
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
