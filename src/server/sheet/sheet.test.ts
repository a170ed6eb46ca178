import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { writeXlsx } from './xlsx.ts'
import type { Sheet, SheetRow } from './sheet-rows.ts'
import { writeSheet, type SheetFormat } from './sheet.ts'

const KOLOM: Sheet['kolom'] = [
  { judul: 'Barcode', lebar: 16, jenis: 'teks' },
  { judul: 'Tanggal', lebar: 12, jenis: 'tanggal' },
  { judul: 'Berat', lebar: 10, jenis: 'berat' },
  { judul: 'Persen', lebar: 10, jenis: 'persen' },
  { judul: 'Harga', lebar: 14, jenis: 'rupiah' },
]

const BARIS: SheetRow[] = [
  ['00012345', '2026-01-31', 4120, 7500, 1_250_000],
  ['=1+1', '2024-02-29', -5, 0, -3_000],
  ['Ana, "Toko" <&>', null, 1, 1, 0],
]

async function* batches(...rows: SheetRow[][]): AsyncGenerator<SheetRow[]> {
  yield* rows
}

function sheetOf(baris: Sheet['baris'], total?: SheetRow): Sheet {
  return { judul: 'Laporan: Jual/Beli', kolom: KOLOM, baris, ...(total ? { total } : {}) }
}

async function written(format: SheetFormat, sheet: Sheet): Promise<PassThrough> {
  const out = new PassThrough({ highWaterMark: 1 << 24 })
  await writeSheet(format, sheet, out)
  return out
}

async function rowsOf(file: Uint8Array): Promise<unknown[][]> {
  const rows = []
  for await (const row of streamXlsxRows(file, { maxRows: 10_000 })) rows.push(row.values)
  return JSON.parse(JSON.stringify(rows))
}

describe('xlsx', () => {
  it('keeps numbers as numbers, dates as dates, and texts as texts', async () => {
    const sheet = sheetOf(batches(BARIS.slice(0, 1), BARIS.slice(1)), [
      'Total',
      null,
      4116,
      null,
      1,
    ])
    const rows = await rowsOf(await buffer(await written('xlsx', sheet)))
    expect(rows[0]).toEqual(['Barcode', 'Tanggal', 'Berat', 'Persen', 'Harga'])
    expect(rows[1]).toEqual(['00012345', '2026-01-31T00:00:00.000Z', 4.12, 75, 1_250_000])
    expect(rows[2]).toEqual(['=1+1', '2024-02-29T00:00:00.000Z', -0.005, 0, -3_000])
    expect(rows[3]).toEqual(['Ana, "Toko" <&>', null, 0.001, 0.01, 0])
    expect(rows[4]).toEqual(['Total', null, 4.116, null, 1])
  })

  it('freezes the heading, sets widths and formats, prints heading and total bold', async () => {
    const file = await buffer(
      await written('xlsx', sheetOf(batches(BARIS), ['Total', null, 1, 1, 1])),
    )
    const [page] = (await readXlsx(file, { readStyles: true })).sheets
    expect(page?.name).toBe('Laporan  Jual Beli')
    expect(page?.freezePane).toMatchObject({ rows: 1 })
    expect(page?.columns?.map((column) => column.width)).toEqual([16, 12, 10, 10, 14])
    const style = (row: number, column: number) => page?.cells?.get(`${row},${column}`)?.style
    expect(style(0, 0)?.font?.bold).toBe(true)
    expect(style(1, 2)?.numFmt).toBe('#,##0.000')
    expect(style(1, 2)?.font?.bold).toBeFalsy()
    expect(style(1, 4)?.numFmt).toBe('#,##0')
    expect(style(4, 2)).toMatchObject({ numFmt: '#,##0.000', font: { bold: true } })
  })

  it('is a valid file with no rows at all', async () => {
    const rows = await rowsOf(await buffer(await written('xlsx', sheetOf(batches()))))
    expect(rows).toEqual([['Barcode', 'Tanggal', 'Berat', 'Persen', 'Harga']])
  })

  it('goes on to another page where Excel takes no more rows', async () => {
    const baris = Array.from({ length: 7 }, (_, index) => [`b${index}`, null, 1, 1, 1])
    const out = new PassThrough()
    const sheet = sheetOf(batches(baris.slice(0, 5), [], baris.slice(5)), ['Total', null, 7, 1, 1])
    const [file] = await Promise.all([buffer(out), writeXlsx(sheet, out, 4)])
    const { sheets } = await readXlsx(file)
    expect(sheets.map(({ name }) => name)).toEqual([
      'Laporan  Jual Beli',
      'Laporan  Jual Beli 2',
      'Laporan  Jual Beli 3',
    ])
    expect(sheets.map(({ rows }) => rows.map(([first]) => first))).toEqual([
      ['Barcode', 'b0', 'b1', 'b2'],
      ['Barcode', 'b3', 'b4', 'b5'],
      ['Barcode', 'b6', 'Total'],
    ])
  })

  it('says above the table what it is, and below it what it comes to', async () => {
    const sheet: Sheet = {
      ...sheetOf(batches(BARIS.slice(0, 1)), ['Total', null, 4120, null, 1_250_000]),
      kepala: ['Laporan & Uji', '2026-01-01 s/d 2026-01-31'],
      kaki: [['Berat', null, 4120, null, null]],
    }
    const file = await buffer(await written('xlsx', sheet))
    expect(await rowsOf(file)).toEqual([
      ['Laporan & Uji'],
      ['2026-01-01 s/d 2026-01-31'],
      ['Barcode', 'Tanggal', 'Berat', 'Persen', 'Harga'],
      ['00012345', '2026-01-31T00:00:00.000Z', 4.12, 75, 1_250_000],
      ['Total', null, 4.12, null, 1_250_000],
      ['Berat', null, 4.12, null, null],
    ])
    const { sheets } = await readXlsx(file)
    expect(sheets[0]?.freezePane).toMatchObject({ rows: 3 })
    const csv = await written('csv', { ...sheet, baris: batches(BARIS.slice(0, 1)) })
    expect(String(await buffer(csv)).split('\r\n')).toHaveLength(4) // a CSV is for programs
  })

  it('leaves a figure that is none out, and texts that look like escapes alone', async () => {
    const sheet = sheetOf(
      batches([['_x0041_\r\n ', null, Number.NaN, Number.POSITIVE_INFINITY, 1]]),
    )
    const rows = await rowsOf(await buffer(await written('xlsx', sheet)))
    expect(rows[1]).toEqual(['_x0041_\r\n ', null, null, null, 1])
  })

  it('survives control characters and texts longer than a cell may hold', async () => {
    const long = 'x'.repeat(40_000)
    const sheet = sheetOf(
      batches([
        ['a\u0001b\u000bc', null, 1, 1, 1],
        [long, null, 1, 1, 1],
      ]),
    )
    const rows = await rowsOf(await buffer(await written('xlsx', sheet)))
    expect(rows[1]?.[0]).toMatch(/^a.*b.*c$/s)
    expect(String(rows[2]?.[0])).toHaveLength(32_767)
  })
})

it('a CSV for a spreadsheet of a decimal comma has semicolons between its cells', async () => {
  const kolom = [
    { judul: 'Nama', lebar: 9, jenis: 'teks' },
    { judul: 'Berat', lebar: 9, jenis: 'berat' },
    { judul: 'Jumlah', lebar: 9, jenis: 'rupiah' },
  ] as const
  const baris = batches([['Cincin; polos, 17K', 4_123, 1_711_050]])
  const out = await written('csv_koma', { judul: 'x', kolom, baris })
  expect(String(await buffer(out))).toBe(
    '\uFEFFNama;Berat;Jumlah\r\n"Cincin; polos, 17K";4,123;1711050\r\n',
  )
})

describe('csv', () => {
  it('is UTF-8 with a mark, quotes what needs it and disarms formulas', async () => {
    const file = await buffer(
      await written('csv', sheetOf(batches(BARIS), ['@Total', null, 4116, null, 1])),
    )
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(file.subarray(3).toString('utf8').split('\r\n')).toEqual([
      'Barcode,Tanggal,Berat,Persen,Harga',
      '00012345,2026-01-31,4.120,75.00,1250000',
      "'=1+1,2024-02-29,-0.005,0.00,-3000",
      '"Ana, ""Toko"" <&>",,0.001,0.01,0',
      "'@Total,,4.116,,1",
      '',
    ])
  })

  it.each(['=1', '+62812', '-1', '@x', '\tx', '\rx', '\nx'])('disarms %j', async (value) => {
    const kolom: Sheet['kolom'] = [{ judul: 'a', lebar: 8, jenis: 'teks' }]
    const out = await written('csv', { judul: 'x', kolom, baris: batches([[value]]) })
    expect(await text(out)).toMatch(/^\uFEFF?a\r\n"?'/)
  })
})

describe.each(['xlsx', 'csv'] as const)('%s', (format) => {
  it('closes the source of rows when the reader goes away', async () => {
    let closed = false
    async function* endless(): AsyncGenerator<SheetRow[]> {
      try {
        for (;;) yield Array.from({ length: 500 }, () => BARIS).flat()
      } finally {
        closed = true
      }
    }
    const out = new PassThrough()
    out.once('readable', () => out.destroy())
    await expect(writeSheet(format, sheetOf(endless()), out)).rejects.toThrow('Premature close')
    await expect.poll(() => closed).toBe(true)
  })

  it('reports a failing source and does not end the file as if it were whole', async () => {
    async function* broken(): AsyncGenerator<SheetRow[]> {
      yield BARIS
      throw new Error('the database went away')
    }
    const out = new PassThrough()
    out.resume()
    await expect(writeSheet(format, sheetOf(broken()), out)).rejects.toThrow('went away')
    expect(out.writableFinished).toBe(false)
  })
})
