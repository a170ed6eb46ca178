import { expect, test } from 'vitest'
import type { Row } from '../master/rows.tsx'
import type { Column } from './columns.tsx'
import { sortedBy, sortKept } from './sorted.tsx'

const column = (name: string): Column<Row> => ({ name, title: name, text: () => '' })
const columns = ['nomor', 'berat', 'nama'].map(column)
const rows: readonly Row[] = [
  { nomor: 'FJ-10', berat: 4123, nama: 'sri' },
  { nomor: 'FJ-9', berat: 10_000, nama: null },
  { nomor: 'FJ-100', berat: 987, nama: 'Ayu' },
]
const order = (by: string | undefined, down = false) =>
  sortedBy(rows, columns, { by, down })?.map(({ nomor }) => nomor)

test('figures are sorted by how large they are, numbers within words too', () => {
  expect(order('berat')).toEqual(['FJ-100', 'FJ-10', 'FJ-9'])
  expect(order('berat', true)).toEqual(['FJ-9', 'FJ-10', 'FJ-100'])
  expect(order('nomor')).toEqual(['FJ-9', 'FJ-10', 'FJ-100'])
})

test('words are sorted as a reader expects, and what is empty stands last either way', () => {
  expect(order('nama')).toEqual(['FJ-100', 'FJ-10', 'FJ-9'])
  expect(order('nama', true)).toEqual(['FJ-10', 'FJ-100', 'FJ-9'])
})

test('unsorted, or by a column that is gone: as they came', () => {
  expect(order(undefined)).toEqual(['FJ-10', 'FJ-9', 'FJ-100'])
  expect(order('hilang')).toEqual(['FJ-10', 'FJ-9', 'FJ-100'])
})

test('is kept as the lists of masters keep it', () => {
  expect(sortKept({ by: 'berat', down: true })).toEqual({ sort: 'berat', arah: 'turun' })
  expect(sortKept({ by: 'berat', down: false })).toEqual({ sort: 'berat', arah: 'naik' })
  expect(sortKept({ by: undefined, down: true })).toEqual({ sort: null, arah: null })
})
