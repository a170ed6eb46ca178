import { Worker } from 'node:worker_threads'
import { Refusal } from '#kernel/refusal'
import { Places } from '../places.ts'
import { sheetLimits, type SheetWrong } from './sheet-problem.ts'
import { program } from './sheet-worker.ts?program'
import type { BarisSheet, SheetWish, SheetWord } from './sheet-worker.ts'

/** The limits of a sheet (docs/adr/0150); beyond them the worker is ended. */
const memoryMb = 256
const patienceMs = 20_000

/** One sheet at a time: two would share one processor and keep their memory twice as long. */
const places = new Places({ atOnce: 1, queue: 8, waitMs: 2 * patienceMs })

function refusalOf(wrong: SheetWrong, max: number): Refusal {
  switch (wrong) {
    case 'BESAR':
      return new Refusal('File Ini Terlalu Besar Untuk Dibuka', { code: 'E-ISI', status: 413 })
    case 'KOLOM':
      return new Refusal('File Ini Berisi Lebih Dari {{max}} Kolom', {
        code: 'E-ISI',
        params: { max: sheetLimits.columns },
      })
    case 'BARIS':
      return new Refusal('File Ini Berisi Lebih Dari {{max}} Baris, Bagi Menjadi Beberapa File', {
        code: 'E-ISI',
        params: { max: max - 1 },
      })
    case 'BUKAN':
      return new Refusal('File Ini Bukan Spreadsheet Yang Dapat Dibaca', { code: 'E-ISI' })
  }
}

/**
 * Bytes that may be handed over to the worker: those of a request may share a block with others.
 */
function copyOf(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  return copy
}

/** Reads in a thread of its own, so that nobody else waits for its time and memory. */
function readApart(wish: SheetWish, patience: number): Promise<BarisSheet[]> {
  return new Promise((resolve, reject) => {
    const rows: BarisSheet[] = []
    const worker = new Worker(program, {
      eval: true,
      workerData: wish,
      transferList: [wish.bytes],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    const end = (settle: () => void): void => {
      clearTimeout(limit)
      void worker.terminate()
      settle()
    }
    const refuse = (wrong: SheetWrong): void => end(() => reject(refusalOf(wrong, wish.max)))
    const limit = setTimeout(() => refuse('BESAR'), patience)
    worker.on('message', (word: SheetWord) => {
      if ('rows' in word) for (const row of word.rows) rows.push(row)
      else if ('wrong' in word) refuse(word.wrong)
      else end(() => resolve(rows))
    })
    // Out of memory arrives as an error, too.
    worker.on('error', () => refuse('BESAR'))
    worker.on('exit', () => refuse('BUKAN'))
  })
}

/**
 * The rows of the first sheet of an XLSX file, or of a text file: cells as texts, without empty
 * rows, the heading among them, each by its number in the file.
 * @throws Refusal for what is no sheet, has more than `max` rows, or grows beyond all measure
 */
export async function readSheet(
  bytes: Buffer,
  max: number,
  patience = patienceMs,
): Promise<BarisSheet[]> {
  const leave = await places.take()
  if (!leave) throw new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })
  try {
    return await readApart({ bytes: copyOf(bytes), max }, patience)
  } finally {
    leave()
  }
}
