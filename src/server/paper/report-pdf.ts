import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import { reportLayout, type ReportLayout } from './report-layout.ts'
import { reportPages } from './report-pages.ts'
import type { PaperRow, ReportPaper } from './report-paper.ts'
import { createReportPen, type ReportPen } from './report-pen.ts'
import { PAGE, GREY_TEXT, drawEmpty, drawFrame, drawRow } from './report-drawing.ts'

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
  const pen = createReportPen(doc, { size: 7, tebal: false, abu: GREY_TEXT })
  const layout = reportLayout(paper, PAGE, pen)
  let halaman = 0
  for await (const rows of reportPages(paper.baris, layout.barisPerHalaman, paper.lanjutan)) {
    halaman += 1
    drawPage(pen, paper, layout, halaman, rows)
    await ready()
  }
  if (halaman === 0) {
    halaman = 1
    drawPage(pen, paper, layout, halaman, [])
  }
  pen.end(halaman)
  return halaman
}

function drawPage(
  pen: ReportPen,
  paper: ReportPaper,
  layout: ReportLayout,
  halaman: number,
  rows: readonly PaperRow[],
): void {
  pen.newPage()
  drawFrame(pen, paper, layout, halaman)
  if (rows.length === 0) drawEmpty(pen, paper, layout)
  rows.forEach((row, index) => drawRow(pen, layout, row, layout.atas + index * layout.tinggiBaris))
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
