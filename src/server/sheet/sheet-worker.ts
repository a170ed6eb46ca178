import { parentPort, workerData } from 'node:worker_threads'
import { SheetProblem, sheetLimits, type SheetWrong } from './sheet-problem.ts'
import { readText } from './text-rows.ts'
import { readXlsx, type TakeRow } from './xlsx-read.ts'

/** What the worker is given. */
export interface SheetWish {
  readonly bytes: ArrayBuffer
  readonly max: number
}

/** A row that has anything in it, by its number in the sheet, from 1. */
export interface BarisSheet {
  readonly nomor: number
  readonly sel: readonly string[]
}

/** The worker's messages: rows, many times; at last that these were all, or why there are none. */
export type SheetWord =
  | { readonly rows: BarisSheet[] }
  | { readonly end: true }
  | { readonly wrong: SheetWrong }

// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (word: SheetWord): void => parentPort?.postMessage(word)

/** The size of one message: the server's thread takes it without a pause. */
const batch = { rows: 500, characters: 200_000 }

/** Rows that have anything in them go out, as many as may be taken. */
function sender(max: number): { take: TakeRow; flush: () => void } {
  let waiting: BarisSheet[] = []
  let rows = 0
  let characters = 0
  let sent = 0
  const flush = (): void => {
    if (waiting.length > 0) say({ rows: waiting })
    waiting = []
    sent = characters
  }
  const take: TakeRow = (sel, nomor) => {
    if (sel.every((cell) => cell === '')) return
    rows += 1
    if (rows > max) throw new SheetProblem('BARIS')
    characters += sel.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > sheetLimits.characters) throw new SheetProblem('BESAR')
    waiting.push({ nomor, sel: [...sel] })
    if (waiting.length >= batch.rows || characters - sent > batch.characters) flush()
  }
  return { take, flush }
}

const zipMark = 0x04_03_4b_50

async function work({ bytes: given, max }: SheetWish): Promise<void> {
  const bytes = Buffer.from(given)
  const { flush, take } = sender(max)
  if (bytes.length > 22 && bytes.readUInt32LE(0) === zipMark) await readXlsx(bytes, take)
  else if (bytes.includes(0)) throw new SheetProblem('BUKAN')
  else readText(bytes.toString('utf8'), take)
  flush()
  say({ end: true })
}

const given: SheetWish = workerData
work(given).catch((error: unknown) => {
  say({ wrong: error instanceof SheetProblem ? error.wrong : 'BUKAN' })
})
