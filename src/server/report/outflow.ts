import { PassThrough } from 'node:stream'
import type { RowStream } from '../db-stream.ts'

interface Patience {
  /** How long data may wait for the reader. */
  readonly stallMs: number
  /** How long the whole may take. */
  readonly wholeMs: number
}
const usual: Patience = { stallMs: 20_000, wholeMs: 900_000 }

/**
 * The stream between the rows of a file and its reader. Rows hold a connection, so a reader that
 * takes nothing for 20 seconds, or needs a quarter of an hour, is given up and sees a broken file.
 * The rows are closed in any case.
 */
export function outflow(rows: RowStream<unknown>, patience: Patience = usual): PassThrough {
  let taken = performance.now()
  const out = new PassThrough({
    transform: (chunk, _encoding, done) => {
      taken = performance.now()
      done(null, chunk)
    },
  })
  const begun = taken
  const isReady = (): boolean => out.readableLength > 0 || out.writableLength > 0
  const watch = setInterval(() => {
    const now = performance.now()
    if (!isReady()) taken = now
    if (now - taken < patience.stallMs && now - begun < patience.wholeMs) return
    out.destroy(new Error('the reader of a file has stopped reading'))
  }, patience.stallMs / 4)
  watch.unref()
  out.once('close', () => {
    clearInterval(watch)
    // The reader of the rows reports their errors.
    rows.close().catch(() => undefined)
  })
  return out
}
