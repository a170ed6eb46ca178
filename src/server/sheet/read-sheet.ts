import { createInflateRaw } from 'node:zlib'
import { Refusal } from '#kernel/refusal'

/** What a file may grow to when it is opened: whatever its own directory says of it. */
const openedMax = 48 * 1024 * 1024
const entriesMax = 2_000

const notASheet = (): Refusal =>
  new Refusal('File Ini Bukan Spreadsheet Yang Dapat Dibaca', { code: 'E-ISI' })
const tooLarge = (): Refusal =>
  new Refusal('File Ini Terlalu Besar Untuk Dibuka', { code: 'E-ISI', status: 413 })

const endOfDirectory = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const deflated = 8

interface Entry {
  readonly method: number
  readonly size: number // packed
  readonly at: number //   its local header
}

/** The directory of a ZIP file; a file that lies about where things are is none. */
function entriesOf(bytes: Buffer): Entry[] {
  const from = Math.max(0, bytes.length - 22 - 0xff_ff)
  let end = bytes.length - 22
  while (end >= from && bytes.readUInt32LE(end) !== endOfDirectory) end -= 1
  if (end < from) throw notASheet()
  const count = bytes.readUInt16LE(end + 10)
  if (count > entriesMax) throw tooLarge()
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw notASheet()
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + [28, 30, 32].reduce((sum, part) => sum + bytes.readUInt16LE(at + part), 0)
  }
  return entries
}

/** How large the packed bytes become, counted piece by piece and never kept. */
function openedSize(packed: Buffer, room: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0
    const inflate = createInflateRaw()
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > room) inflate.destroy(tooLarge())
    })
    inflate.on('end', () => resolve(size))
    inflate.on('error', (error) => reject(error instanceof Refusal ? error : notASheet()))
    inflate.end(packed)
  })
}

/** Opens every part of the file to see how large it is, before anybody reads it whole. */
async function checkSize(bytes: Buffer): Promise<void> {
  let room = openedMax
  for (const { at, method, size } of entriesOf(bytes)) {
    if (at + 30 > bytes.length) throw notASheet()
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const packed = bytes.subarray(start, start + size)
    room -= method === deflated ? await openedSize(packed, room) : packed.length
    if (room < 0) throw tooLarge()
  }
}

/** A cell as a person would have typed it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'string' ? value.trim() : ''
}

const empty = (row: readonly string[]): boolean => row.every((cell) => cell === '')

const tooMany = (max: number): Refusal =>
  new Refusal('File Ini Berisi Lebih Dari {{max}} Baris, Bagi Menjadi Beberapa File', {
    code: 'E-ISI',
    params: { max },
  })

async function xlsxRows(bytes: Buffer, max: number): Promise<string[][]> {
  await checkSize(bytes)
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows: string[][] = []
  try {
    for await (const row of streamXlsxRows(bytes, { maxRows: max + 2 })) {
      const cells = row.values.map(textOf)
      if (!empty(cells)) rows.push(cells)
      if (rows.length > max) break
    }
  } catch {
    throw notASheet()
  }
  return rows
}

/** Lines of text between tabs, semicolons or commas; a cell in quotes may hold them. */
export function textRows(text: string, max: number): string[][] {
  const [first = ''] = text.split('\n', 1)
  const between = ['\t', ';', ','].find((one) => first.includes(one)) ?? '\t'
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (!empty(row)) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length && rows.length <= max; at += 1) {
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
  }
  endRow()
  return rows
}

/**
 * The rows of the first sheet of an XLSX file, or of a text file: cells as texts, without empty
 * rows, the heading among them.
 * @throws Refusal for what is no sheet, has more than `max` rows, or grows beyond all measure
 */
export async function readSheet(bytes: Buffer, max: number): Promise<string[][]> {
  const zipped = bytes.length > 22 && bytes.readUInt32LE(0) === 0x04_03_4b_50
  if (!zipped && bytes.includes(0)) throw notASheet()
  const rows = zipped ? await xlsxRows(bytes, max) : textRows(bytes.toString('utf8'), max)
  if (rows.length > max) throw tooMany(max - 1)
  return rows
}
