import { describe, expect, it } from 'vitest'
import type { PaperRow, PaperRows } from './report-paper.ts'
import { reportPages } from './report-pages.ts'

const kelompok = (teks: string): PaperRow => ({ jenis: 'kelompok', teks })
const baris = (...sel: string[]): PaperRow => ({ jenis: 'baris', sel })
const subtotal: PaperRow = { jenis: 'subtotal', sel: ['sub'] }
const total: PaperRow = { jenis: 'total', sel: ['total'] }

async function dealt(rows: PaperRows, capacity: number): Promise<PaperRow[][]> {
  const pages = []
  for await (const page of reportPages(rows, capacity, 'lanjutan')) pages.push([...page])
  return pages
}

const tanda = (...nama: string[]): PaperRow => ({ jenis: 'tanda', nama, garis: false })

const text = (row: PaperRow): string => {
  if (row.jenis === 'kelompok') return row.teks
  return row.jenis === 'tanda' ? `[${row.nama.join()}]` : `${row.sel[0]}`
}
const read = (pages: PaperRow[][]) => pages.map((page) => page.map(text).join(' '))

describe('reportPages', () => {
  it('fills pages evenly when nothing holds rows together', async () => {
    expect(
      read(
        await dealt(
          ['1', '2', '3', '4', '5'].map((n) => baris(n)),
          2,
        ),
      ),
    ).toEqual(['1 2', '3 4', '5'])
  })

  it('takes the last row along when a total would stand alone', async () => {
    expect(read(await dealt([baris('1'), baris('2'), baris('3'), total], 3))).toEqual([
      '1 2',
      '3 total',
    ])
  })

  it('never lets people sign on a page without a row', async () => {
    const rows = [kelompok('G'), baris('1'), baris('2'), tanda(), tanda('a', 'b')]
    expect(read(await dealt(rows, 4))).toEqual(['G 1', 'G (lanjutan) 2 [] [a,b]'])
  })

  it('moves a heading to the page of its first row', async () => {
    const rows = [baris('1'), baris('2'), kelompok('G'), baris('3')]
    expect(read(await dealt(rows, 3))).toEqual(['1 2', 'G 3'])
  })

  it('repeats the heading of a group that goes on, until its total', async () => {
    const rows = [kelompok('G'), baris('1'), baris('2'), baris('3'), subtotal, baris('4')]
    expect(read(await dealt(rows, 3))).toEqual(['G 1 2', 'G (lanjutan) 3 sub', '4'])
  })

  it('counts a row by its height', async () => {
    const pages: PaperRow[][] = []
    const height = (row: PaperRow): number => (text(row) === '2' ? 2.5 : 1)
    const rows = ['1', '2', '3', '4', '5'].map((n) => baris(n))
    for await (const page of reportPages(rows, 3.4, 'lanjutan', height)) pages.push([...page])
    expect(read(pages)).toEqual(['1', '2', '3 4 5'])
  })

  it('has no page for no rows', async () => {
    expect(await dealt([], 3)).toEqual([])
  })

  it('takes batches of any cut', async () => {
    async function* batches() {
      yield [kelompok('G')]
      yield []
      yield [baris('1'), subtotal]
      yield [total]
    }
    expect(read(await dealt(batches(), 4))).toEqual(['G 1 sub total'])
  })

  it('keeps every row, in order, within capacity, whatever the report looks like', async () => {
    const random = seeded(7)
    for (let round = 0; round < 300; round++) {
      const rows = randomReport(random)
      const capacity = 5 + Math.floor(random() * 20)
      const pages = await dealt(rows, capacity)
      const carried = (row: PaperRow) => text(row).endsWith('(lanjutan)')
      expect(pages.flat().filter((row) => !carried(row))).toEqual(rows)
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(capacity)
        expect(page.at(-1)?.jenis).not.toBe('kelompok')
        expect(['kelompok', 'baris']).toContain(page[0]?.jenis)
      }
    }
  })
})

/** A small linear congruential generator: the same reports in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
}

function randomReport(random: () => number): PaperRow[] {
  const rows: PaperRow[] = []
  const groups = 1 + Math.floor(random() * 6)
  for (let group = 0; group < groups; group++) {
    if (random() < 0.7) rows.push(kelompok(`G${group}`))
    const length = 1 + Math.floor(random() * 30)
    for (let row = 0; row < length; row++) rows.push(baris(`${group}.${row}`))
    if (random() < 0.7) rows.push(subtotal)
  }
  return [...rows, total]
}
