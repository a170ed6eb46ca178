import { afterEach, expect, test, vi } from 'vitest'
import { outflow } from './outflow.ts'
import type { RowStream } from '../db-stream.ts'
import { writeSheet } from '../sheet/sheet.ts'

/** Endless rows that report when they are closed. */
function endless(): { rows: RowStream<string>; closed: () => boolean } {
  let closed = false
  async function* batches(): AsyncGenerator<string[]> {
    for (;;) yield Array.from({ length: 1_000 }, () => 'x'.repeat(100))
  }
  const rows = {
    [Symbol.asyncIterator]: batches,
    close: () => {
      closed = true
      return Promise.resolve()
    },
  }
  return { rows, closed: () => closed }
}

async function* cellsOf(rows: RowStream<string>): AsyncGenerator<string[][]> {
  for await (const batch of rows) yield batch.map((text) => [text])
}
const sheetOf = (rows: RowStream<string>) => ({
  judul: 'Uji',
  kolom: [{ judul: 'Teks', lebar: 10, jenis: 'teks' as const }],
  baris: cellsOf(rows),
})
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
afterEach(() => void vi.useRealTimers())

test('a reader that takes nothing is left, and the rows are closed', async () => {
  const { closed, rows } = endless()
  const out = outflow(rows, { stallMs: 100, wholeMs: 60_000 })
  await expect(writeSheet('csv', sheetOf(rows), out)).rejects.toThrow('stopped reading')
  expect(closed()).toBe(true)
})

test('a reader that takes its time is not, until the whole takes too long', async () => {
  // The test has its own clock: a machine that stops for a moment is not a reader who stops.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { closed, rows } = endless()
  const out = outflow(rows, { stallMs: 200, wholeMs: 1_000 })
  const written = writeSheet('csv', sheetOf(rows), out).catch((error: unknown) => error)
  const chunks = out[Symbol.asyncIterator]()
  const takeOne = async (): Promise<void> => {
    await chunks.next()
    vi.advanceTimersByTime(60)
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (let at = 1; at <= 16; at += 1) {
    await takeOne()
    expect([at * 60, closed()]).toEqual([at * 60, false])
  }
  await expect(
    (async () => {
      for (let at = 0; at < 5; at += 1) await takeOne()
    })(),
  ).rejects.toThrow('stopped reading')
  expect(await written).toMatchObject({ message: expect.stringContaining('stopped reading') })
  expect(closed()).toBe(true)
})

test('waiting for the rows is no stalling of the reader', async () => {
  const { rows } = endless()
  const out = outflow(rows, { stallMs: 80, wholeMs: 60_000 })
  out.resume()
  out.write('kepala')
  await sleep(400)
  expect(out.destroyed).toBe(false)
  out.end()
})
