import { expect, test } from 'vitest'
import { langkahUmur } from './umur.rules.ts'

test.for([
  [600_001, false, 'LANJUT'],
  [600_001, true, 'LANJUT'],
  [600_000, false, 'PAMIT'],
  [599_000, true, 'INGATKAN'],
  [-1, true, 'INGATKAN'],
  [-1, false, 'PAMIT'],
] as const)('%i ms left, at work %s: %s', ([sisa, sibuk, langkah]) => {
  expect(langkahUmur(sisa, sibuk)).toBe(langkah)
})
