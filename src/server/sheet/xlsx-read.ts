import { tanpaHasil } from '#kernel/sheet-cell'
import { addDays } from '#kernel/tanggal'
import { SheetProblem, sheetLimits } from './sheet-problem.ts'
import { attribute, scanXml } from './xml-scan.ts'
import { textOfEntry, zipEntries, type ZipEntry } from './zip-read.ts'

/** Takes one row of a sheet and its number, from 1; it throws when it wants no more. */
export type TakeRow = (cells: readonly string[], nomor: number) => void

type Entries = ReadonlyMap<string, ZipEntry>

/** A part that every workbook has. */
function needed(entries: Entries, name: string): ZipEntry {
  const entry = entries.get(name)
  if (!entry) throw new SheetProblem('BUKAN')
  return entry
}

const small = (entry: ZipEntry) => textOfEntry(entry, sheetLimits.small)

/** The path of a part that the workbook names from its own folder, or from the root. */
const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`

interface Book {
  readonly sheet: string
  readonly shared: string | undefined
  readonly styles: string | undefined
  readonly from1904: boolean
}

/** The path of the first sheet, and what its cells refer to. */
async function bookOf(entries: Entries): Promise<Book> {
  let first: string | undefined
  let from1904 = false
  await scanXml(small(needed(entries, 'xl/workbook.xml')), {
    open(name, attributes) {
      if (name === 'sheet') first ??= attribute(attributes, 'id')
      if (name === 'workbookPr')
        from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
    },
  })
  const byId = new Map<string, string>()
  const byType = new Map<string, string>()
  await scanXml(small(needed(entries, 'xl/_rels/workbook.xml.rels')), {
    open(name, attributes) {
      const target = attribute(attributes, 'Target')
      if (name !== 'Relationship' || target === undefined) return
      byId.set(attribute(attributes, 'Id') ?? '', pathOf(target))
      byType.set((attribute(attributes, 'Type') ?? '').replace(/^.*\//, ''), pathOf(target))
    },
  })
  const sheet = byId.get(first ?? '')
  if (sheet === undefined) throw new SheetProblem('BUKAN')
  return { sheet, from1904, shared: byType.get('sharedStrings'), styles: byType.get('styles') }
}

/** The texts that cells share, without the readings that stand above Japanese words. */
async function sharedTexts(entry: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = []
  if (!entry) return texts
  let text = ''
  let inText = false
  let inReading = false
  await scanXml(textOfEntry(entry, sheetLimits.shared), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') inText = !inReading
      else if (name === 'rPh') inReading = true
    },
    text(piece) {
      if (inText) text += piece
      if (text.length > sheetLimits.cell * 2) throw new SheetProblem('BESAR')
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
      else if (name === 'si') texts.push(text)
      if (texts.length > sheetLimits.sharedItems) throw new SheetProblem('BESAR')
    },
  })
  return texts
}

/** Numbers of formats that are dates wherever a workbook is opened. */
const builtInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** A format with a day or a year in it, colours and words in quotes left aside. */
const isDate = (format: string): boolean =>
  /[dy]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Which styles of cells show a date. */
async function dateStyles(entry: ZipEntry | undefined): Promise<boolean[]> {
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let inCells = false
  if (!entry) return styles
  await scanXml(small(entry), {
    open(name, attributes) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      if (name === 'numFmt') own.set(id, isDate(attribute(attributes, 'formatCode') ?? ''))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) styles.push(own.get(id) ?? builtInDate(id))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

/** A spreadsheet's day as yyyy-MM-dd; a number that is no day of our calendar stays a number. */
function dateText(day: number, from1904: boolean): string {
  if (day < 0 || day > 2_958_465) return String(day)
  return addDays(from1904 ? '1904-01-01' : '1899-12-30', Math.trunc(day))
}

/** 'AB12' -> 27; -1 for a text that names no cell. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const code = place.charCodeAt(at) | 0x20
    if (code < 0x61 || code > 0x7a) break
    column = column * 26 + code - 0x60
    if (column > 100_000) break
  }
  return column - 1
}

const escapes = /_x([0-9A-Fa-f]{4})_/g

/** A cell's text as a person reads it: Excel writes control characters as _x000D_. */
const plain = (text: string): string =>
  (text.includes('_x')
    ? text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
  ).trim()

interface Facts {
  readonly shared: readonly string[]
  readonly isDateStyle: readonly boolean[]
  readonly from1904: boolean
}

/** A cell as a person would have typed it. */
function cellText(raw: string, kind: string, style: number, facts: Facts): string {
  if (kind === 's') return plain(facts.shared[Number(raw)] ?? '')
  if (kind === 'b') return ''
  if (kind === 'd') return raw.slice(0, 10)
  if (kind !== 'n') return plain(raw)
  if (raw.trim() === '') return ''
  const value = Number(raw)
  if (!Number.isFinite(value)) return ''
  if (facts.isDateStyle[style] === true) return dateText(value, facts.from1904)
  return String(value).replace('.', ',')
}

/** Collects the cells of a row while the sheet is read. */
class Rows {
  readonly #facts: Facts
  readonly #take: TakeRow
  #row: string[] = []
  #rows = 0
  #nomor = 0
  #column = -1
  #kind = 'n'
  #style = 0
  #raw = ''
  #inValue = false
  #formula = false
  #hasValue = false

  constructor(facts: Facts, take: TakeRow) {
    this.#facts = facts
    this.#take = take
  }

  open(name: string, attributes: string): void {
    if (name === 'row') {
      this.#rows += 1
      if (this.#rows > sheetLimits.rows) throw new SheetProblem('BESAR')
      this.#row = []
      this.#column = -1
      // A row without a number follows the one before it.
      this.#nomor = Number(attribute(attributes, 'r') ?? this.#nomor + 1)
    } else if (name === 'c') this.#openCell(attributes)
    else if (name === 'f') this.#formula = true
    else if (name === 'v' || name === 't') {
      this.#inValue = true
      this.#hasValue = true
    }
    if (name === 'rPh') this.#inValue = false
  }

  #openCell(attributes: string): void {
    const place = attribute(attributes, 'r')
    this.#column = place === undefined ? this.#column + 1 : columnOf(place)
    if (this.#column < 0) throw new SheetProblem('BUKAN')
    this.#kind = attribute(attributes, 't') ?? 'n'
    this.#style = Number(attribute(attributes, 's') ?? 0)
    this.#raw = ''
    this.#formula = false
    this.#hasValue = false
  }

  text(piece: string): void {
    if (this.#inValue) this.#raw += piece
    if (this.#raw.length > sheetLimits.cell * 2) throw new SheetProblem('BESAR')
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#take(this.#row, this.#nomor)
  }

  #closeCell(): void {
    const text =
      this.#formula && !this.#hasValue
        ? tanpaHasil
        : cellText(this.#raw, this.#kind, this.#style, this.#facts)
    if (text === '') return
    if (this.#column >= sheetLimits.columns) throw new SheetProblem('KOLOM')
    while (this.#row.length < this.#column) this.#row.push('')
    this.#row[this.#column] = text
  }
}

/**
 * The rows of the first sheet of a workbook, one after the other: formulas by their stored results.
 * Only the five parts that this needs are opened.
 * @throws SheetProblem for what is no workbook, or grows beyond `sheetLimits`
 */
export async function readXlsx(bytes: Buffer, take: TakeRow): Promise<void> {
  const entries = zipEntries(bytes)
  const book = await bookOf(entries)
  const sheet = needed(entries, book.sheet)
  const facts = {
    shared: await sharedTexts(entries.get(book.shared ?? '')),
    isDateStyle: await dateStyles(entries.get(book.styles ?? '')),
    from1904: book.from1904,
  }
  await scanXml(textOfEntry(sheet, sheetLimits.sheet), new Rows(facts, take))
}
