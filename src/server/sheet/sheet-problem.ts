/** Why a file is not read: no sheet, too large, too many columns, too many rows. */
export type SheetWrong = 'BUKAN' | 'BESAR' | 'KOLOM' | 'BARIS'

/** Thrown where a file is read, in the worker; the server makes a sentence of it. */
export class SheetProblem extends Error {
  readonly wrong: SheetWrong
  constructor(wrong: SheetWrong) {
    super(wrong)
    this.wrong = wrong
  }
}

/** What a person's sheet stays below, and a bomb does not. */
export const sheetLimits = {
  columns: 200,
  /** Excel's own limit, empty ones counted. */
  rows: 1_048_576,
  /** Excel's own limit of a cell's text. */
  cell: 32_767,
  /** All cells together: what comes out of the worker. */
  characters: 64 * 1024 * 1024,
  /** Bytes of the sheet itself when it is opened; it is never whole in memory. */
  sheet: 256 * 1024 * 1024,
  /** Bytes and number of the texts that cells share; they are. */
  shared: 64 * 1024 * 1024,
  sharedItems: 1_600_000,
  /** Bytes of each of the small parts: the list of sheets, the formats of the cells. */
  small: 4 * 1024 * 1024,
} as const
