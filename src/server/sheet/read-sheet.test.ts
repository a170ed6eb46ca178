import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readSheet as read } from './read-sheet.ts'
import { writeSheet } from './sheet.ts'
import { zipBytes } from './zip.ts'

/** A workbook of so many rows, as our own reports write it. */
async function workbook(rows: number): Promise<Buffer> {
  const out = new PassThrough({ highWaterMark: 1 << 26 })
  async function* batches() {
    for (let at = 0; at < rows; at += 5_000)
      yield Array.from({ length: Math.min(5_000, rows - at) }, (_, n) => [`R${at + n}`, 4_120])
  }
  const kolom = [
    { judul: 'Barcode', lebar: 16, jenis: 'teks' as const },
    { judul: 'Berat', lebar: 10, jenis: 'berat' as const },
  ]
  await writeSheet('xlsx', { judul: 'Barang', kolom, baris: batches() }, out)
  return buffer(out)
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const heads: readonly (readonly [string, string])[] = [
  [
    'xl/workbook.xml',
    `<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/>` +
      `<Relationship Id="rId3" Type="${relationships}/styles" Target="/xl/styles.xml"/></Relationships>`,
  ],
]
const oneCell =
  '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>'

/** A workbook of a sheet and the texts that its cells share, in pieces. */
async function bookOf(
  sheet: Iterable<string>,
  shared: Iterable<string> = [],
  more = '',
): Promise<Buffer> {
  async function* parts() {
    for (const [name, text] of heads) yield { name, chunks: [text] }
    yield { name: 'xl/worksheets/sheet1.xml', chunks: sheet }
    yield { name: 'xl/sharedStrings.xml', chunks: shared }
    yield { name: 'xl/styles.xml', chunks: [more] }
  }
  return buffer(zipBytes(parts()))
}

function* times(text: string, count: number): Generator<string> {
  const block = text.repeat(1_000)
  for (let n = 0; n < count; n += 1_000) yield block
}

/** A second directory by a ZIP64 record, which some readers follow and some do not. */
function withZip64(book: Buffer): Buffer {
  const end = book.subarray(book.length - 22)
  const rest = book.subarray(0, book.length - 22)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06_06_4b_50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(rest.length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([rest, record, locator, end])
}

function changed(book: Buffer, change: (end: Buffer, whole: Buffer) => void): Buffer {
  const whole = Buffer.from(book)
  change(whole.subarray(whole.length - 22), whole)
  return whole
}

/** The content of the file decides, not the speed of the machine. */
const lines = (bytes: Buffer, max: number) => read(bytes, max, 100_000)
const readSheet = async (bytes: Buffer, max: number) =>
  (await lines(bytes, max)).map(({ sel }) => sel)

const noSheet = 'File Ini Bukan Spreadsheet Yang Dapat Dibaca'
const tooLarge = 'File Ini Terlalu Besar Untuk Dibuka'

describe('a spreadsheet', () => {
  it('is read as a person would have typed it', async () =>
    expect(await readSheet(await workbook(2), 10)).toEqual([
      ['Barcode', 'Berat'],
      ['R0', '4,12'],
      ['R1', '4,12'],
    ]))

  it('tells dates, shared texts, formulas and escapes as Excel shows them', async () => {
    const sheet =
      '<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>1</x:v></x:c>' +
      '<x:c r="C1" s="1"><x:v>45292</x:v></x:c><x:c r="D1" s="2"><x:v>45292.75</x:v></x:c></x:row>' +
      '<x:row r="2"/><x:row r="3"><x:c t="inlineStr"><x:is><x:r><x:t>A &amp; </x:t></x:r>' +
      '<x:r><x:t>B&#x41;</x:t></x:r></x:is></x:c><x:c t="str"><x:f>A1&amp;"x"</x:f><x:v>jadi</x:v></x:c>' +
      '<x:c><x:v>4.1230000000000002</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const shared =
      '<sst><si><t>lain</t></si><si><t>CINCIN</t><rPh sb="0" eb="1"><t>x</t></rPh><r><t> _x0041_</t></r></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    // One letter at a time: a piece may end anywhere.
    expect(await readSheet(await bookOf(sheet.split(''), [shared], styles), 10)).toEqual([
      ['CINCIN A', '', '2024-01-01', '2024-01-01'],
      ['A & BA', 'jadi', '4,123'],
    ])
  })

  it('says of a formula that was never worked out that it has no result', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1"><f>1+1</f></c><c r="B1"><f>2+2</f><v>4</v></c>' +
      '<c r="C1" t="str"><f>""</f><v></v></c><c r="D1"><v>7</v></c></row></sheetData></worksheet>'
    expect(await readSheet(await bookOf([sheet]), 10)).toEqual([['#RUMUS?', '4', '', '7']])
  })

  it('counts its rows as the sheet does, empty ones too', async () => {
    const row = (at: string) => `<row${at}><c><v>1</v></c></row>`
    const rows = [row(' r="1"'), '<row r="2"/>', row(' r="7"'), row('')].join('')
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const found = await lines(await bookOf([sheet]), 10)
    expect(found.map(({ nomor }) => nomor)).toEqual([1, 7, 8])
    const text = await lines(Buffer.from('a;b\n\n\n1;2\n"x\ny";3'), 10)
    expect(text.map(({ nomor }) => nomor)).toEqual([1, 4, 5])
  })

  it('of 50,000 rows and 30 columns passes', async () => {
    // A row of the sheet and its thirty texts a line, a thousand lines a piece.
    function* thousands(line: (cells: readonly number[]) => string): Generator<string> {
      for (let from = 0; from < 50_000; from += 1_000)
        yield Array.from({ length: 1_000 }, (_, row) =>
          line(Array.from({ length: 30 }, (_cell, at) => (from + row) * 30 + at)),
        ).join('')
    }
    const sheet = thousands(
      (cells) => `<row>${cells.map((n) => `<c t="s"><v>${n}</v></c>`).join('')}</row>`,
    )
    const shared = thousands((cells) => cells.map((n) => `<si><t>ISI SEL ${n}</t></si>`).join(''))
    const bytes = await bookOf(sheet, shared)
    const rows = await readSheet(bytes, 100_001)
    expect(rows).toHaveLength(50_000)
    expect(rows.at(-1)?.at(-1)).toBe('ISI SEL 1499999')
  })

  it('of 100,000 rows is refused in bounded memory', async () => {
    const bytes = await workbook(100_000)
    const before = process.memoryUsage().rss
    await expect(readSheet(bytes, 1_001)).rejects.toMatchObject({
      message: 'File Ini Berisi Lebih Dari {{max}} Baris, Bagi Menjadi Beberapa File',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })

  it.each([
    ['a picture', async () => Buffer.from([0xff, 0xd8, 0, 0, 1, 2, 3]), noSheet],
    [
      'a torn workbook',
      async () => Buffer.from('PK\u0003\u0004 and then nothing more of it'),
      noSheet,
    ],
    ['one with a ZIP64 record', async () => withZip64(await bookOf([oneCell])), noSheet],
    [
      'one that says its size is elsewhere',
      async () => changed(await bookOf([oneCell]), (end) => end.writeUInt32LE(0xff_ff_ff_ff, 12)),
      noSheet,
    ],
    [
      'one whose parts have other names than its directory says',
      async () => changed(await bookOf([oneCell]), (_, whole) => whole.write('xl/workbooq', 30)),
      noSheet,
    ],
    [
      'three million shared texts of nothing',
      async () => bookOf([oneCell], times('<si><t/></si>', 3_000_000)),
      tooLarge,
    ],
    [
      'a shared text of 96 MB',
      async () => bookOf([oneCell], times(`<si><t>${'x'.repeat(96)}</t></si>`, 1_000_000)),
      tooLarge,
    ],
    [
      'a tag without an end',
      async () => bookOf(['<worksheet ', ...times('a', 8_000_000)]),
      noSheet,
    ],
    [
      'a sheet of empty rows without end',
      async () => bookOf(times('<row></row>', 26_000_000)),
      tooLarge,
    ],
    [
      'a line of nineteen million commas',
      async () => Buffer.alloc(19_000_000, ','),
      'File Ini Berisi Lebih Dari {{max}} Kolom',
    ],
  ])('is not %s, and nobody else waits for it', async (_, bytesOf, message) => {
    const bytes = await bytesOf()
    let turns = 0
    let asking = setImmediate(function again() {
      turns += 1
      asking = setImmediate(again)
    })
    await expect(readSheet(bytes, 100_001)).rejects.toMatchObject({ message })
    clearImmediate(asking)
    // Read on the server's own thread it would be one turn of the event loop: others would have
    // none in between.
    expect(turns).toBeGreaterThan(100)
  })
})

describe('the answer', () => {
  it('does not grow beyond all measure by one text that all cells share', async () => {
    const shared = ['<si><t>', 'y'.repeat(30_000), '</t></si>']
    const bytes = await bookOf(times(`<row><c t="s"><v>0</v></c></row>`, 90_000), shared)
    await expect(readSheet(bytes, 100_001)).rejects.toMatchObject({ message: tooLarge })
  })

  it('is not waited for without end', async () => {
    const bytes = await bookOf(times('<row></row>', 1_000_000))
    await expect(read(bytes, 100_001, 1)).rejects.toMatchObject({ message: tooLarge })
  })
})

describe('a text file', () => {
  const rowsOf = (text: string) => readSheet(Buffer.from(text), 10)

  it.each(['a;b\n1;2\n', 'a,b\r\n1,2', 'a\tb\n\n1\t2\n'])('%j has two rows', async (text) =>
    expect(await rowsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )

  it('keeps what stands in quotes together', async () =>
    expect((await rowsOf('nama;berat\n"CINCIN; ""BELAH""";"4,12"\n'))[1]).toEqual([
      'CINCIN; "BELAH"',
      '4,12',
    ]))
})

it('reads one sheet after the other: eight wait, and who comes then is told so', async () => {
  const bytes = await workbook(40)
  const answers = await Promise.allSettled(Array.from({ length: 11 }, () => read(bytes, 1_000)))
  const busy = answers.filter(({ status }) => status === 'rejected')
  expect(answers.length - busy.length).toBe(9)
  for (const one of busy)
    expect(one).toMatchObject({
      reason: { message: 'Server Sedang Sibuk, Coba Lagi Sebentar', status: 429 },
    })
  // The places are given back.
  expect((await read(bytes, 1_000)).length).toBe(41)
})
