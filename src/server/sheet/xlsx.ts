import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { daysBetween, isTanggal } from '#kernel/tanggal'
import type { Sheet, SheetCell, SheetColumn, SheetKind, SheetRow } from './sheet-rows.ts'
import { xlsxFrame, xlsxStyle } from './xlsx-frame.ts'
import { zipBytes, type ZipPart } from './zip.ts'

/** Rows that Excel takes on one page; more go on to a second page of the same workbook. */
const MAX_ROWS = 1_048_576

/** A streaming writer of our own (ADR 0011): memory does not grow with the rows. */
export function writeXlsx(sheet: Sheet, out: Writable, maxRows = MAX_ROWS): Promise<void> {
  return pipeline(Readable.from(zipBytes(parts(sheet, maxRows))), out)
}

async function* parts(sheet: Sheet, maxRows: number): AsyncGenerator<ZipPart> {
  const source = lineSource(sheet)
  try {
    let pages = 0
    do {
      pages += 1
      const chunks = pageChunks(sheet, pages === 1 ? sheet.kepala : [], source, maxRows)
      yield { name: `xl/worksheets/sheet${pages}.xml`, chunks }
    } while (!(await source.isEmpty()))
    yield* xlsxFrame(sheet.judul, pages)
  } finally {
    await source.close()
  }
}

interface Line {
  readonly row: SheetRow
  readonly tebal: boolean
}

interface LineSource {
  /** At least one line and at most `count`; none when there are no more. */
  take(count: number): Promise<readonly Line[]>
  isEmpty(): Promise<boolean>
  close(): Promise<void>
}

function lineSource(sheet: Sheet): LineSource {
  const batches = linesOf(sheet)
  let waiting: readonly Line[] = []
  const fill = async () => {
    while (waiting.length === 0) {
      const next = await batches.next()
      if (next.done) return
      waiting = next.value
    }
  }
  return {
    async take(count) {
      await fill()
      const taken = waiting.slice(0, count)
      waiting = waiting.slice(count)
      return taken
    },
    async isEmpty() {
      await fill()
      return waiting.length === 0
    },
    async close() {
      await batches.return(undefined)
    },
  }
}

async function* linesOf(sheet: Sheet): AsyncGenerator<readonly Line[], undefined> {
  for await (const batch of sheet.baris) yield batch.map((row) => ({ row, tebal: false }))
  const last = [...(sheet.total ? [sheet.total] : []), ...(sheet.kaki ?? [])]
  if (last.length > 0) yield last.map((row) => ({ row, tebal: true }))
}

async function* pageChunks(
  { kolom }: Pick<Sheet, 'kolom'>,
  kepala: readonly string[] = [],
  source: LineSource,
  maxRows: number,
): AsyncGenerator<string> {
  const row = rowWriter(kolom)
  const above = kepala.map((line, index) => headingLine(line, index + 1)).join('')
  const first = kepala.length + 1
  const headings = row({ row: kolom.map(({ judul }) => judul), tebal: true }, first, true)
  yield pageHead(kolom, first) + above + headings
  for (let at = first; at < maxRows;) {
    const lines = await source.take(maxRows - at)
    if (lines.length === 0) break
    let chunk = ''
    for (const line of lines) chunk += row(line, (at += 1))
    yield chunk
  }
  yield '</sheetData></worksheet>'
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A line over the table runs on over the cells beside it. */
const headingLine = (line: string, number: number): string =>
  `<row r="${number}">${cellXml(`r="A${number}" s="${xlsxStyle('teks', true)}"`, line)}</row>`

/** @param first the row of the headings of the columns: it stays in sight */
function pageHead(kolom: readonly SheetColumn[], first: number): string {
  const widths = kolom.map(({ lebar }, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${lebar}" customWidth="1"/>`
  })
  const below = `topLeftCell="A${first + 1}" activePane="bottomLeft" state="frozen"`
  const pane = `<pane ySplit="${first}" ${below}/>`
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}">` +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  )
}

type RowWriter = (line: Line, number: number, heading?: boolean) => string

function rowWriter(kolom: readonly SheetColumn[]): RowWriter {
  const letters = kolom.map((_, index) => columnLetters(index))
  const kinds = kolom.map(({ jenis }) => jenis)
  return ({ row, tebal }, number, heading = false) => {
    let xml = `<row r="${number}">`
    for (let index = 0; index < letters.length; index++) {
      const kind = heading ? 'teks' : (kinds[index] ?? 'teks')
      const place = `r="${letters[index]}${number}" s="${xlsxStyle(kind, tebal)}"`
      xml += cellXml(place, cellValue(row[index] ?? null, kind))
    }
    return `${xml}</row>`
  }
}

function cellXml(place: string, value: SheetCell): string {
  if (value === null) return `<c ${place}/>`
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`
}

function cellValue(cell: SheetCell, kind: SheetKind): SheetCell {
  if (typeof cell === 'string') return kind === 'tanggal' ? dateSerial(cell) : cell
  if (cell === null || !Number.isFinite(cell)) return null
  if (kind === 'berat') return cell / 1000
  if (kind === 'persen') return cell / 100
  return cell
}

/** Day zero of the spreadsheets' 1900 date system, its phantom leap day behind us. */
const SERIAL_EPOCH = '1899-12-30'

/** yyyy-MM-dd as a spreadsheet's day number; any other text stays as it is. */
function dateSerial(text: string): SheetCell {
  return isTanggal(text) ? daysBetween(SERIAL_EPOCH, text) : text
}

/** The most characters Excel accepts in a cell; one more and it calls the file damaged. */
const MAX_CELL_TEXT = 32_767
/** What XML forbids or reads as markup, and what Excel would take for an escape of its own. */
const SPECIAL = /[&<>\r]|[^\t\n\u0020-\ufffd]|_x[0-9a-f]{4}_/gi
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function cellText(text: string): string {
  return text.slice(0, MAX_CELL_TEXT).replace(SPECIAL, (found) => {
    if (found.length > 1) return `_x005F${found}`
    return found === '\r' ? '_x000D_' : (MARKUP[found] ?? '')
  })
}

/** 0 -> A, 25 -> Z, 26 -> AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
