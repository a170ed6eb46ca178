import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import { reportLayout, type ReportLayout } from './report-layout.ts'
import { reportPages } from './report-pages.ts'
import type { PaperRow, ReportPaper } from './report-paper.ts'
import { createReportPen, type ReportPen } from './report-pen.ts'
import {
  PAGE,
  GREY_TEXT,
  drawEmpty,
  drawFrame,
  drawRow,
  heightOfLines,
  linesIn,
} from './report-drawing.ts'

/** Pages that wait for a slow reader use about this much memory at most. */
const MAX_WAITING_BYTES = 1 << 18

/**
 * Writes a report to `out` and ends it, page by page as the rows arrive: memory does not grow with
 * the report, and other requests are served between two pages. Rejects when the rows or `out`
 * fail, and closes the source of rows then.
 */
export async function writeReportPdf(
  paper: ReportPaper,
  out: Writable,
): Promise<{ halaman: number }> {
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: paper.judul, Author: paper.nama_toko, Creator: 'Kencana', Producer: 'Kencana' },
  })
  const piped = pipeline(doc, out)
  // The failure is reported by the awaits below; this only keeps it from being called unhandled.
  piped.catch(() => undefined)
  try {
    const halaman = await drawPages(paper, doc, () => readerReady(doc, out, piped))
    doc.end()
    await piped
    return { halaman }
  } catch (error) {
    doc.destroy(error instanceof Error ? error : new Error(String(error)))
    await piped
    throw error
  }
}

async function drawPages(
  paper: ReportPaper,
  doc: PDFKit.PDFDocument,
  ready: () => Promise<void>,
): Promise<number> {
  const pen = createReportPen(doc, { size: 7, tebal: false, abu: GREY_TEXT }, paper.logo)
  const layout = reportLayout(paper, PAGE, pen)
  let halaman = 0
  const held = new WeakMap<PaperRow, string[][]>()
  const lines: LinesOf = (row) => {
    const found = held.get(row) ?? linesIn(pen, layout, row)
    held.set(row, found)
    return found
  }
  const height = (row: PaperRow): number => heightOfLines(layout, lines(row))
  for await (const rows of reportPages(paper.baris, layout.tinggiIsi, paper.lanjutan, height)) {
    halaman += 1
    drawPage(pen, paper, layout, halaman, rows, lines)
    await ready()
  }
  if (halaman === 0) {
    halaman = 1
    drawPage(pen, paper, layout, halaman, [], lines)
  }
  pen.end(halaman)
  return halaman
}

/** The lines of a row's cells, found once. */
type LinesOf = (row: PaperRow) => string[][]

function drawPage(
  pen: ReportPen,
  paper: ReportPaper,
  layout: ReportLayout,
  halaman: number,
  rows: readonly PaperRow[],
  lines: LinesOf,
): void {
  pen.newPage()
  drawFrame(pen, paper, layout, halaman)
  if (rows.length === 0) drawEmpty(pen, paper, layout)
  let y = layout.atas
  for (const row of rows) y = drawRow(pen, layout, row, lines(row), y)
  pen.flush()
}

/** Lets other work run, and waits while a slow reader has enough to read. */
async function readerReady(
  doc: PDFKit.PDFDocument,
  out: Writable,
  piped: Promise<void>,
): Promise<void> {
  await nextTurn()
  if (out.destroyed) await piped
  if (doc.readableLength > MAX_WAITING_BYTES && out.writableNeedDrain) {
    await Promise.race([once(out, 'drain'), piped])
  }
}
