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
  /** Lines above the headings of the columns. A workbook shows them; a CSV is for programs. */
  readonly kepala?: readonly string[]
  readonly kolom: readonly SheetColumn[]
  /** Batches of rows, as a cursor delivers them; pulled only as fast as `out` takes them. */
  readonly baris: AsyncIterable<readonly SheetRow[]>
  readonly total?: SheetRow
  /** Lines below the total, in a workbook alone. */
  readonly kaki?: readonly SheetRow[]
}
