import { expect, test } from 'vitest'
import { berat, choice, integer, text, yes } from '#kernel/field'
import { show } from '#kernel/kinds'

const same = (words: string): string => words
const label = { label: 'x' }

test.each([
  [4120, berat(label), 'layar', '4,120'],
  [0, berat(label), 'laporan', '-'],
  [0, berat(label), 'layar', '0,000'],
  [null, berat(label), 'layar', ''],
  [true, yes(label), 'layar', 'Ya'],
  ['B', choice({ label: 'x', of: { A: 'Satu', B: 'Dua' } }), 'layar', 'Dua'],
  [1234, integer(label), 'laporan', '1,234'],
  ['FJ-1', text(label), 'laporan', 'FJ-1'],
  [1234, text({ label: 'x', total: 'count' }), 'laporan', '1,234'], // what closes a column of texts
] as const)('%s as %o', (value, field, style, shown) => {
  expect(show(value, field, style, same)).toBe(shown)
})
