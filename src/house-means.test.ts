import { expect, test } from 'vitest'
import { labelsWithMeaning, meaningOf, withMeanings } from '#kernel/report-means'
import { house } from './house.ts'

const columns = house.reports.flatMap(({ columns: own, path }) =>
  Object.entries(withMeanings(own)).map(([name, field]) => ({ at: `${path} ${name}`, field })),
)

test('every column whose label has a meaning says one', () => {
  const known = new Set(labelsWithMeaning)
  const silent = columns.filter(({ field }) => known.has(field.label) && !field.means)
  expect(silent.map(({ at }) => at)).toEqual([])
  expect(columns.filter(({ field }) => field.means).length).toBeGreaterThan(100)
})

test('a label stands once among the meanings, and some column has it', () => {
  expect(new Set(labelsWithMeaning).size).toBe(labelsWithMeaning.length)
  const labels = new Set(columns.map(({ field }) => field.label))
  expect(labelsWithMeaning.filter((label) => !labels.has(label))).toEqual([])
})

test('what a column says itself goes before what its label says', () => {
  const field = { kind: 'rupiah', label: 'Margin', required: false } as const
  expect(meaningOf(field)).toMatch(/^Harga jual/)
  expect(meaningOf({ ...field, means: 'Lain' })).toBe('Lain')
  expect(meaningOf({ ...field, label: 'Keterangan' })).toBeUndefined()
})
