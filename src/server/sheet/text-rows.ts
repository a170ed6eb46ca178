import { SheetProblem, sheetLimits } from './sheet-problem.ts'
import type { TakeRow } from './xlsx-read.ts'

/** What stands between the cells of most of the first lines: a title above them has none. */
function betweenCells(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split('\n', 20)
    .filter((line) => line.trim() !== '')
  const inMost = (one: string) =>
    lines.filter((line) => line.includes(one)).length * 2 > lines.length
  return ['\t', ';', ','].find(inMost) ?? '\t'
}

/**
 * Lines of text between tabs, semicolons or commas; a cell in quotes may hold them.
 * @throws SheetProblem for a line of more columns than a sheet of a shop has
 */
export function readText(text: string, take: TakeRow): void {
  const between = betweenCells(text)
  let row: string[] = []
  let nomor = 0
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    row.push(cell.trim())
    cell = ''
    if (row.length > sheetLimits.columns) throw new SheetProblem('KOLOM')
  }
  const endRow = (): void => {
    endCell()
    nomor += 1
    take(row, nomor)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (quoted) {
      if (one !== '"') cell += one
      else if (text.charAt(at + 1) === '"') {
        cell += one
        at += 1
      } else quoted = false
    } else if (one === '"' && cell === '') quoted = true
    else if (one === between) endCell()
    else if (one === '\n') endRow()
    else if (one !== '\r') cell += one
    if (cell.length > sheetLimits.cell) throw new SheetProblem('BESAR')
  }
  endRow()
}
