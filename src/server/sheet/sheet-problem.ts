/** Why a file is not read: it is no sheet, is too large, has too many columns or too many rows. */
export type SheetWrong = 'BUKAN' | 'BESAR' | 'KOLOM' | 'BARIS'

/** Thrown in the worker while a file is read; the server turns it into a sentence. */
export class SheetProblem extends Error {
  readonly wrong: SheetWrong
  constructor(wrong: SheetWrong) {
    super(wrong)
    this.wrong = wrong
  }
}

/** Limits that a person's sheet stays below and a bomb does not. */
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
  /** Bytes and number of the texts that cells share; these are in memory as a whole. */
  shared: 64 * 1024 * 1024,
  sharedItems: 1_600_000,
  /** Bytes of each of the small parts: the list of sheets, the formats of the cells. */
  small: 4 * 1024 * 1024,
} as const
