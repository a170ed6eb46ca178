import { expect, test } from 'vitest'
import { lebihBaki } from './baki.rules.ts'

test.each([
  [50, 47, 3, undefined],
  [50, 47, 4, 51],
  [50, 53, 0, 53],
  [0, 900, 7, undefined],
  [null, 900, 7, undefined],
])('a tray for %s that holds %i and gets %i', (kapasitas, pcs, masuk, lebih) => {
  expect(lebihBaki({ kapasitas, pcs }, masuk)).toBe(lebih)
})
