import { createInflateRaw } from 'node:zlib'
import { SheetProblem } from './sheet-problem.ts'

/** One part of an archive, as both its headers describe it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: Buffer
}

const endOfDirectory = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const localEntry = 0x04_03_4b_50
const zip64Locator = 0x07_06_4b_50
const zip64Extra = 1
const stored = 0
const deflated = 8
const entriesMax = 2_000
/** In these fields the value means: look into the ZIP64 record. No sheet of a shop needs one. */
const elsewhere16 = 0xff_ff
const elsewhere32 = 0xff_ff_ff_ff

const notASheet = (): SheetProblem => new SheetProblem('BUKAN')

function endOf(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - 22 - 0xff_ff)
  let end = bytes.length - 22
  while (end >= from && bytes.readUInt32LE(end) !== endOfDirectory) end -= 1
  if (end < from) throw notASheet()
  return end
}

/** Two readers of a file with a ZIP64 record may see two files (a small one and a bomb). */
function refuseZip64(bytes: Buffer, end: number): void {
  const located = end >= 20 && bytes.readUInt32LE(end - 20) === zip64Locator
  const fields16 = [4, 6, 8, 10].map((at) => bytes.readUInt16LE(end + at))
  const fields32 = [12, 16].map((at) => bytes.readUInt32LE(end + at))
  if (located || fields16.includes(elsewhere16) || fields32.includes(elsewhere32)) throw notASheet()
}

function hasZip64(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === zip64Extra) return true
  return false
}

/** The part that a line of the directory names; its own header must say the same. */
function entryAt(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw notASheet()
  const [nameSize = 0, extraSize = 0, commentSize = 0] = [28, 30, 32].map((field) =>
    bytes.readUInt16LE(at + field),
  )
  const size = bytes.readUInt32LE(at + 20)
  const opened = bytes.readUInt32LE(at + 24)
  const local = bytes.readUInt32LE(at + 42)
  const name = bytes.subarray(at + 46, at + 46 + nameSize)
  const extra = bytes.subarray(at + 46 + nameSize, at + 46 + nameSize + extraSize)
  if ([size, opened, local].includes(elsewhere32) || hasZip64(extra)) throw notASheet()
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localEntry) throw notASheet()
  const method = bytes.readUInt16LE(at + 10)
  const sizesFollow = (bytes.readUInt16LE(local + 6) & 8) !== 0
  const localSizes = [18, 22].map((field) => bytes.readUInt32LE(local + field))
  const isSame =
    bytes.readUInt16LE(local + 8) === method &&
    bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26)).equals(name) &&
    (sizesFollow || (localSizes[0] === size && localSizes[1] === opened))
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (!isSame || start + size > bytes.length) throw notASheet()
  if (method !== stored && method !== deflated) throw notASheet()
  const packed = bytes.subarray(start, start + size)
  return {
    entry: { name: name.toString('utf8'), method, packed },
    next: at + 46 + nameSize + extraSize + commentSize,
  }
}

/**
 * The parts of a ZIP file by their names.
 * @throws SheetProblem for a file that is no archive, has a ZIP64 record, names a part twice, or
 * whose directory and part headers differ
 */
export function zipEntries(bytes: Buffer): ReadonlyMap<string, ZipEntry> {
  const end = endOf(bytes)
  refuseZip64(bytes, end)
  const count = bytes.readUInt16LE(end + 10)
  if (count > entriesMax) throw new SheetProblem('BESAR')
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    const { entry, next } = entryAt(bytes, at)
    if (entries.has(entry.name)) throw notASheet()
    entries.set(entry.name, entry)
    at = next
  }
  return entries
}

/**
 * The text of a part, piece by piece.
 * @throws SheetProblem when the part grows beyond `most` bytes, whatever its headers said
 */
export async function* textOfEntry(entry: ZipEntry, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const chunk of bytesOf(entry)) {
    size += chunk.length
    if (size > most) throw new SheetProblem('BESAR')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

async function* bytesOf({ method, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === stored) {
    for (let at = 0; at < packed.length; at += 65_536) yield packed.subarray(at, at + 65_536)
    return
  }
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  inflate.end(packed)
  try {
    for await (const chunk of inflate) yield Buffer.from(chunk)
  } catch {
    throw notASheet()
  }
}
