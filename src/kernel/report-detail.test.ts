import { expect, test } from 'vitest'
import { berat, integer, text } from '#kernel/field'
import { folded, unfolded } from './report-detail.ts'

const columns = {
  nama_barang: text({ label: 'Nama' }),
  size: text({ label: 'Size' }),
  berat: berat({ label: 'Berat', total: 'sum' }),
  jumlah: integer({ label: 'Jumlah', total: 'sum' }),
}
const rows = [
  { nama_barang: 'CINCIN', size: '11', berat: 4_123, jumlah: 1 },
  { nama_barang: 'CINCIN', size: '12', berat: 8_391, jumlah: 2 },
  { nama_barang: 'GELANG', size: null, berat: 7_007, jumlah: 1 },
]
const report = { columns, detail: ['size'] }

test('rows of one name are one, with their sizes in a list and their sums', () => {
  const one = folded(report, rows)
  expect(one).toEqual([
    {
      nama_barang: 'CINCIN',
      berat: 12_514, // 4.123 + 8.391
      jumlah: 3,
      detail: [
        { size: '11', berat: 4_123, jumlah: 1 },
        { size: '12', berat: 8_391, jumlah: 2 },
      ],
    },
    {
      nama_barang: 'GELANG',
      berat: 7_007,
      jumlah: 1,
      detail: [{ size: null, berat: 7_007, jumlah: 1 }],
    },
  ])
  expect(unfolded(report, one)).toEqual(rows)
})

test('a shape without the column keeps its rows, and so does every other report', () => {
  const { size: _, ...plain } = columns
  expect(folded({ columns: plain, detail: ['size'] }, rows)).toBe(rows)
  expect(folded({ columns }, rows)).toBe(rows)
  expect(unfolded({ columns }, rows)).toBe(rows)
})
