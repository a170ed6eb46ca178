import type { PaperRow, PaperRows } from './report-paper.ts'

/** How much of a page a row takes, in the unit of its capacity. */
export type HeightOf = (row: PaperRow) => number

const heightOf = (rows: readonly PaperRow[], height: HeightOf): number =>
  rows.reduce((sum, row) => sum + height(row), 0)

/**
 * Deals rows out to pages of this capacity while they stream by. A group's heading stays with
 * the first row under it, and totals stay with the last row above them, so neither is ever alone;
 * a group that goes on overleaf has its heading repeated there.
 */
export async function* reportPages(
  rows: PaperRows,
  capacity: number,
  lanjutan: string,
  height: HeightOf = () => 1,
): AsyncGenerator<readonly PaperRow[]> {
  let page: PaperRow[] = []
  let used = 0
  let open: string | null = null
  for await (const blocks of blocksOf(rows, capacity, height)) {
    for (const block of blocks) {
      const needed = heightOf(block, height)
      if (used + needed > capacity && page.length > 0) {
        yield page
        page = carriedHeading(open, block, lanjutan)
        used = heightOf(page, height)
        if (used + needed > capacity) {
          page = []
          used = 0
        }
      }
      page.push(...block)
      used += needed
      open = openGroup(open, block)
    }
  }
  if (page.length > 0) yield page
}

/** Rows that may not be parted: headings, the row they head, and the totals right below it. */
async function* blocksOf(
  rows: PaperRows,
  capacity: number,
  height: HeightOf,
): AsyncGenerator<PaperRow[][]> {
  let block: PaperRow[] = []
  let used = 0
  for await (const batch of batchesOf(rows)) {
    const complete: PaperRow[][] = []
    for (const row of batch) {
      const needed = height(row)
      const full = used + needed > capacity
      if (block.length > 0 && (full || (startsBlock(row) && hasBody(block)))) {
        complete.push(block)
        block = []
        used = 0
      }
      block.push(row)
      used += needed
    }
    yield complete
  }
  if (block.length > 0) yield [block]
}

const startsBlock = (row: PaperRow) => row.jenis === 'kelompok' || row.jenis === 'baris'
const hasBody = (block: readonly PaperRow[]) => block.some((row) => row.jenis !== 'kelompok')

function carriedHeading(
  open: string | null,
  block: readonly PaperRow[],
  lanjutan: string,
): PaperRow[] {
  const wanted = open !== null && block[0]?.jenis !== 'kelompok'
  return wanted ? [{ jenis: 'kelompok', teks: `${open} (${lanjutan})` }] : []
}

/** A group is open from its heading until the first total. */
function openGroup(before: string | null, block: readonly PaperRow[]): string | null {
  let open = before
  for (const row of block) {
    if (row.jenis === 'kelompok') open = row.teks
    if (row.jenis === 'subtotal' || row.jenis === 'total') open = null
  }
  return open
}

const BATCH = 500

async function* batchesOf(rows: PaperRows): AsyncGenerator<readonly PaperRow[]> {
  if (Symbol.asyncIterator in rows) {
    yield* rows
    return
  }
  let batch: PaperRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}
