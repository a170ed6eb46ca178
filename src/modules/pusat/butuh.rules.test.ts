import { expect, test } from 'vitest'
import { ref, text } from '#kernel/field'
import { yangDibutuhkan } from './butuh.rules.ts'

const master = (name: string, ...points: readonly string[]) => ({
  name,
  fields: {
    kode: text({ label: 'Kode' }),
    ...Object.fromEntries(points.map((one) => [`kode_${one}`, ref(one, { label: one })])),
  },
})
const masters = [
  master('group', 'kelompok', 'kadar'),
  master('kelompok', 'kategori', 'kelompok'),
  master('kategori'),
  master('kadar', 'tiada'),
  master('bank'),
]

test('what a refused master points at is needed, and what that points at', () => {
  expect(yangDibutuhkan(masters, ['group'], new Set(['group']))).toEqual([
    'kelompok',
    'kategori',
    'kadar',
  ])
})

test('what is chosen already is not asked for again; who points at nothing needs nothing', () => {
  expect(yangDibutuhkan(masters, ['group', 'bank'], new Set(['group', 'kadar', 'bank']))).toEqual([
    'kelompok',
    'kategori',
  ])
  expect(yangDibutuhkan(masters, [], new Set(['group']))).toEqual([])
})
