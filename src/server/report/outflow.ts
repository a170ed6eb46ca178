import { PassThrough } from 'node:stream'
import type { RowStream } from '../db-stream.ts'

interface Patience {
  /** How long something may lie ready and nobody takes it. */
  readonly stallMs: number
  /** How long the whole may take. */
  readonly wholeMs: number
}
const usual: Patience = { stallMs: 20_000, wholeMs: 900_000 }

/**
 * What a file is written into while its rows are read and its reader takes it. Rows hold a
 * connection, so a reader that takes nothing for 20 seconds, or who drips for a quarter of an
 * hour, is left: he sees a broken file. However it ends, the rows are closed.
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
    // What went wrong with the rows is told by whoever reads them.
    rows.close().catch(() => undefined)
  })
  return out
}
