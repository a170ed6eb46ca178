import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatScaled } from '#kernel/figures'
import type { Sheet, SheetCell, SheetKind, SheetRow } from './sheet-rows.ts'

/** Without the mark Excel reads UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What stands between two cells, and before the decimals. */
interface Marks {
  readonly cell: ',' | ';'
  readonly decimal: '.' | ','
}

/**
 * RFC 4180 with a byte order mark. Numbers use a decimal point and no thousands separator:
 * this file is for other programs, the XLSX beside it is for people.
 */
export const writeCsv = (sheet: Sheet, out: Writable): Promise<void> =>
  pipeline(Readable.from(csvChunks(sheet, { cell: ',', decimal: '.' })), out)

/** For spreadsheets of languages with a decimal comma: they would read the other as one column. */
export const writeCsvKoma = (sheet: Sheet, out: Writable): Promise<void> =>
  pipeline(Readable.from(csvChunks(sheet, { cell: ';', decimal: ',' })), out)

async function* csvChunks(sheet: Sheet, marks: Marks): AsyncGenerator<string> {
  const kinds = sheet.kolom.map((kolom) => kolom.jenis)
  yield (
    BYTE_ORDER_MARK +
    csvLine(
      sheet.kolom.map((kolom) => csvText(kolom.judul)),
      marks,
    )
  )
  for await (const batch of sheet.baris) {
    let chunk = ''
    for (const row of batch) chunk += csvRow(row, kinds, marks)
    if (chunk !== '') yield chunk
  }
  if (sheet.total) yield csvRow(sheet.total, kinds, marks)
}

function csvRow(row: SheetRow, kinds: readonly SheetKind[], marks: Marks): string {
  const cells = row.map((cell, index) => csvCell(cell, kinds[index] ?? 'teks', marks))
  return csvLine(cells, marks)
}

function csvLine(cells: readonly string[], { cell }: Marks): string {
  return `${cells.join(cell)}\r\n`
}

function csvCell(cell: SheetCell, kind: SheetKind, marks: Marks): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return csvText(cell)
  if (kind === 'berat') return csvDecimal(cell, 3, marks)
  if (kind === 'persen') return csvDecimal(cell, 2, marks)
  return String(cell)
}

/** 4120 with three decimals is "4.120": written from the integer, so no float is ever rounded. */
function csvDecimal(value: number, decimals: number, { decimal }: Marks): string {
  return formatScaled(value, decimals, 'laporan').replaceAll(',', '').replace('.', decimal)
}

/**
 * A text that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV
 * injection): customers type names, and the office opens the file.
 */
function csvText(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
