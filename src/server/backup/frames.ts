/**
 * The content of a backup: entries, each with a head (JSON), its bytes in pieces, and a tail
 * (JSON). A frame is one letter, the length in four bytes, and the data.
 */
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'

const head = z.discriminatedUnion('jenis', [
  /** The migrations that had run: a restore brings the empty database to these. */
  z.object({
    jenis: z.literal('migrasi'),
    terpasang: z.array(z.object({ nomor: z.number(), nama: z.string(), sha256: z.string() })),
  }),
  z.object({ jenis: z.literal('tabel'), nama: z.string(), kolom: z.array(z.string()) }),
  z.object({
    jenis: z.literal('urutan'),
    nama: z.string(),
    nilai: z.string(),
    terpakai: z.boolean(),
  }),
  z.object({ jenis: z.literal('berkas'), nama: z.string() }),
  /** The last entry: the totals. */
  z.object({
    jenis: z.literal('akhir'),
    tabel: z.number(),
    baris: z.number(),
    berkas: z.number(),
    /** The digest of where every shop's chain stands. */
    rantai: z.string(),
  }),
])
export type Head = z.infer<typeof head>
/** Rows of a table; the bytes of a file count themselves. */
const tail = z.object({ baris: z.number(), bita: z.number() })
export type Tail = z.infer<typeof tail>

export interface Entry {
  readonly head: Head
  /** Its bytes; a reader may skip them. */
  readonly bytes: AsyncIterable<Buffer>
  /** Once its bytes were read. */
  readonly tail: () => Tail
}

type Letter = 'H' | 'D' | 'T'
const headOfFrame = 5
/** Our frames have 64 KB and the longest row; a longer one is not ours. */
const longest = 1 << 30

function frame(letter: Letter, payload: Buffer): Buffer[] {
  const start = Buffer.alloc(headOfFrame)
  start.write(letter, 0, 'latin1')
  start.writeUInt32BE(payload.length, 1)
  return [start, payload]
}
const json = (letter: Letter, value: Head | Tail): Buffer[] =>
  frame(letter, Buffer.from(JSON.stringify(value)))

/** An entry as frames. @param rows how many rows its bytes were, asked at their end */
export async function* framesOf(
  entry: Head,
  bytes?: AsyncIterable<Buffer>,
  rows: () => number = () => 0,
): AsyncGenerator<Buffer> {
  yield* json('H', entry)
  let bita = 0
  for await (const chunk of bytes ?? []) {
    bita += chunk.length
    yield* frame('D', chunk)
  }
  yield* json('T', { baris: rows(), bita })
}

export const broken = (): StartProblem =>
  new StartProblem('Isi berkas cadangan tidak utuh; pakai cadangan lain.')

interface Frame {
  readonly letter: string
  readonly payload: Buffer
}

async function* splitFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let kept: Buffer[] = []
  let length = 0
  let wanted = headOfFrame
  for await (const chunk of chunks) {
    kept.push(chunk)
    length += chunk.length
    while (length >= wanted) {
      const whole = kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept, length)
      const end = headOfFrame + whole.readUInt32BE(1)
      if (end > longest) throw broken()
      if (length >= end) {
        yield { letter: whole.toString('latin1', 0, 1), payload: whole.subarray(headOfFrame, end) }
        length -= end
        kept = length > 0 ? [whole.subarray(end)] : []
        wanted = headOfFrame
      } else {
        kept = [whole]
        wanted = end
      }
    }
  }
  if (length > 0) throw broken()
}

function parsed<T>(schema: z.ZodType<T>, { payload }: Frame): T {
  try {
    return schema.parse(JSON.parse(payload.toString()))
  } catch {
    throw broken()
  }
}

/** The entries of a backup, in their order; the last is `akhir`. */
export async function* entriesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const frames = splitFrames(chunks)
  const next = async (): Promise<Frame | undefined> => {
    const { done, value } = await frames.next()
    return done ? undefined : value
  }
  for (let first = await next(); first; first = await next()) {
    if (first.letter !== 'H') throw broken()
    let last: Tail | undefined
    const bytes = bytesUntilTail(next, (found) => (last = found))
    yield {
      head: parsed(head, first),
      bytes,
      tail: () => {
        if (!last) throw broken()
        return last
      },
    }
    if (!last) for await (const _rest of bytes);
  }
}

async function* bytesUntilTail(
  next: () => Promise<Frame | undefined>,
  ended: (found: Tail) => void,
): AsyncGenerator<Buffer> {
  let bita = 0
  for (;;) {
    const here = await next()
    if (!here) throw broken()
    if (here.letter === 'T') {
      const found = parsed(tail, here)
      if (found.bita !== bita) throw broken()
      ended(found)
      return
    }
    if (here.letter !== 'D') throw broken()
    bita += here.payload.length
    yield here.payload
  }
}
