import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readSheet, textRows } from './read-sheet.ts'
import { writeSheet } from './sheet.ts'

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

/** A ZIP file of one entry whose directory says what we like of its size. */
function zipOf(name: string, packed: Buffer, told: number): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04_03_4b_50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(crc32(''), 14)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(told, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02_01_4b_50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(told, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  const title = Buffer.from(name)
  end.writeUInt32LE(central.length + title.length, 12)
  end.writeUInt32LE(local.length + title.length + packed.length, 16)
  return Buffer.concat([local, title, packed, central, title, end])
}

describe('a spreadsheet', () => {
  it('is read as a person would have typed it', async () =>
    expect(await readSheet(await workbook(2), 10)).toEqual([
      ['Barcode', 'Berat'],
      ['R0', '4,12'],
      ['R1', '4,12'],
    ]))

  it('of 100,000 rows is refused in bounded memory', async () => {
    const bytes = await workbook(100_000)
    const before = process.memoryUsage().rss
    await expect(readSheet(bytes, 1_001)).rejects.toMatchObject({
      message: 'File Ini Berisi Lebih Dari {{max}} Baris, Bagi Menjadi Beberapa File',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  it.each([10, 4_000_000_000])(
    'that grows beyond all measure is refused, whatever it says of its size (%i)',
    async (told) => {
      // 96 MB of nothing in a hundred kilobytes: opened, counted and thrown away.
      const packed = deflateRawSync(Buffer.alloc(96 * 1024 * 1024), { level: 9 })
      const before = process.memoryUsage().rss
      await expect(
        readSheet(zipOf('xl/sharedStrings.xml', packed, told), 1_001),
      ).rejects.toMatchObject({ message: 'File Ini Terlalu Besar Untuk Dibuka' })
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    },
    30_000,
  )

  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0, 0, 1, 2, 3])],
    ['a zip that is no workbook', zipOf('a.txt', deflateRawSync('hello'), 5)],
    ['a torn workbook', Buffer.from('PK\u0003\u0004 and then nothing more of it')],
    ['packed nonsense', zipOf('xl/workbook.xml', Buffer.from('not packed at all'), 5)],
  ])(
    'is not %s',
    async (_, bytes) =>
      await expect(readSheet(bytes, 10)).rejects.toMatchObject({
        message: 'File Ini Bukan Spreadsheet Yang Dapat Dibaca',
      }),
  )
})

describe('a text file', () => {
  it.each(['a;b\n1;2\n', 'a,b\r\n1,2', 'a\tb\n\n1\t2\n'])('%j has two rows', (text) =>
    expect(textRows(text, 10)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )

  it('keeps what stands in quotes together', () =>
    expect(textRows('nama;berat\n"CINCIN; ""BELAH""";"4,12"\n', 10)[1]).toEqual([
      'CINCIN; "BELAH"',
      '4,12',
    ]))
})
