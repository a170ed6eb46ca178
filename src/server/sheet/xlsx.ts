import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeXlsxStream, type CellStyle } from 'hucre/xlsx'
import { daysBetween, isTanggal } from '#kernel/tanggal'
import type { Sheet, SheetCell, SheetColumn, SheetKind, SheetRow } from './sheet.ts'

/** The only file that knows the spreadsheet library (ADR 0011). */
export function writeXlsx(sheet: Sheet, out: Writable): Promise<void> {
  const columns = sheet.kolom.map(columnOf)
  const stream = writeXlsxStream(xlsxRows(sheet, columns), {
    name: sheetName(sheet.judul),
    columns,
    freezePane: { rows: 1 },
  })
  return pipeline(Readable.fromWeb(stream), out)
}

type Column = ReturnType<typeof columnOf>

const NUMBER_FORMATS: Record<SheetKind, string | null> = {
  teks: null,
  rupiah: '#,##0',
  berat: '#,##0.000',
  angka: '#,##0',
  persen: '0.00',
  tanggal: 'dd/mm/yyyy',
}

function columnOf(kolom: SheetColumn) {
  return { header: kolom.judul, width: kolom.lebar, style: cellStyle('teks', true) }
}

/** Name and size repeat the library's own body font, which a bold font does not inherit. */
const BOLD = { bold: true, name: 'Calibri', size: 11 }

function cellStyle(kind: SheetKind, bold: boolean): CellStyle {
  const numFmt = NUMBER_FORMATS[kind]
  return { ...(numFmt === null ? {} : { numFmt }), ...(bold ? { font: BOLD } : {}) }
}

/**
 * The library styles whole columns and reads the style anew at each row, in the order in which
 * the rows are pulled; changing it between two rows is what makes the heading and the total bold.
 */
async function* xlsxRows(sheet: Sheet, columns: Column[]): AsyncGenerator<SheetCell[]> {
  const kinds = sheet.kolom.map((kolom) => kolom.jenis)
  const dress = (bold: boolean) =>
    columns.forEach((column, index) => (column.style = cellStyle(kinds[index] ?? 'teks', bold)))
  dress(false)
  for await (const batch of sheet.baris) {
    for (const row of batch) yield xlsxRow(row, kinds)
  }
  dress(true)
  if (sheet.total) yield xlsxRow(sheet.total, kinds)
}

function xlsxRow(row: SheetRow, kinds: readonly SheetKind[]): SheetCell[] {
  return row.map((cell, index) => xlsxCell(cell, kinds[index] ?? 'teks'))
}

/** The most characters Excel accepts in a cell; one more and it calls the file damaged. */
const MAX_CELL_TEXT = 32_767

function xlsxCell(cell: SheetCell, kind: SheetKind): SheetCell {
  if (typeof cell === 'string') {
    return kind === 'tanggal' ? dateSerial(cell) : cell.slice(0, MAX_CELL_TEXT)
  }
  if (cell === null) return null
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

/** Excel forbids these characters, more than 31 of them, no name at all, and the name History. */
function sheetName(judul: string): string {
  const name = judul
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31)
  return /^(history)?$/i.test(name) ? 'Laporan' : name
}
