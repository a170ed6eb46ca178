import type { PaperRow, PaperRows } from './report-paper.ts'

/**
 * Deals rows out to pages of `capacity` rows while they stream by. A group's heading stays with
 * the first row under it, and totals stay with the last row above them, so neither is ever alone;
 * a group that goes on overleaf has its heading repeated there.
 */
export async function* reportPages(
  rows: PaperRows,
  capacity: number,
  lanjutan: string,
): AsyncGenerator<readonly PaperRow[]> {
  let page: PaperRow[] = []
  let open: string | null = null
  for await (const blocks of blocksOf(rows, capacity)) {
    for (const block of blocks) {
      if (page.length + block.length > capacity) {
        yield page
        page = carriedHeading(open, block, capacity, lanjutan)
      }
      page.push(...block)
      open = openGroup(open, block)
    }
  }
  if (page.length > 0) yield page
}

/** Rows that may not be parted: headings, the row they head, and the totals right below it. */
async function* blocksOf(rows: PaperRows, capacity: number): AsyncGenerator<PaperRow[][]> {
  let block: PaperRow[] = []
  for await (const batch of batchesOf(rows)) {
    const complete: PaperRow[][] = []
    for (const row of batch) {
      if (block.length >= capacity || (startsBlock(row) && hasBody(block))) {
        complete.push(block)
        block = []
      }
      block.push(row)
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
  capacity: number,
  lanjutan: string,
): PaperRow[] {
  const wanted = open !== null && block[0]?.jenis !== 'kelompok' && block.length < capacity
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
