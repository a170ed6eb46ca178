import type { Writable } from 'node:stream'
import { writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

/**
 * How a column's values are read. Values arrive in the units of the kernel and are turned into
 * what a person expects to find in a sheet: `berat` comes as milligrams and leaves as grams,
 * `persen` comes as hundredths and leaves as percent, `tanggal` comes as YYYY-MM-DD.
 */
export type SheetKind = 'teks' | 'rupiah' | 'berat' | 'angka' | 'persen' | 'tanggal'

export interface SheetColumn {
  readonly judul: string
  /** Width in characters, as spreadsheets count it. */
  readonly lebar: number
  readonly jenis: SheetKind
}

export type SheetCell = string | number | null
export type SheetRow = readonly SheetCell[]

export interface Sheet {
  readonly judul: string
  readonly kolom: readonly SheetColumn[]
  /** Batches of rows, as a cursor delivers them; pulled only as fast as `out` takes them. */
  readonly baris: AsyncIterable<readonly SheetRow[]>
  readonly total?: SheetRow
}

/** What an HTTP answer needs to know about each format. */
export const SHEET_FORMATS = {
  xlsx: {
    ekstensi: 'xlsx',
    tipe: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    tulis: writeXlsx,
  },
  csv: { ekstensi: 'csv', tipe: 'text/csv; charset=utf-8', tulis: writeCsv },
} as const

export type SheetFormat = keyof typeof SHEET_FORMATS

/**
 * Writes `sheet` to `out` and ends it. Memory does not grow with the rows. When `out` is closed
 * early (the browser went away) the source of rows is closed too and the promise rejects.
 */
export function writeSheet(format: SheetFormat, sheet: Sheet, out: Writable): Promise<void> {
  return SHEET_FORMATS[format].tulis(sheet, out)
}
