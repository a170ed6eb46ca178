import type { Writable } from 'node:stream'
import { writeCsv, writeCsvKoma } from './csv.ts'
import type { Sheet } from './sheet-rows.ts'
import { writeXlsx } from './xlsx.ts'

/** What an HTTP answer needs to know about each format. */
export const SHEET_FORMATS = {
  xlsx: {
    ekstensi: 'xlsx',
    tipe: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    tulis: writeXlsx,
  },
  csv: { ekstensi: 'csv', tipe: 'text/csv; charset=utf-8', tulis: writeCsv },
  csv_koma: { ekstensi: 'csv', tipe: 'text/csv; charset=utf-8', tulis: writeCsvKoma },
} as const

export type SheetFormat = keyof typeof SHEET_FORMATS

/**
 * Writes `sheet` to `out` and ends it. Memory does not grow with the rows. When `out` is closed
 * early (the browser went away) the source of rows is closed too and the promise rejects.
 */
export function writeSheet(format: SheetFormat, sheet: Sheet, out: Writable): Promise<void> {
  return SHEET_FORMATS[format].tulis(sheet, out)
}
