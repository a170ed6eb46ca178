import { expect, it } from 'vitest'
import { bulatkanBerat, type TingkatBerat } from './berat.rules.ts'

// Third decimal 0 to 4: down to 0.05; 5 to 9: to the nearest 0.1 (SPEC 5: steps of 0.05 and 0.1).
const tiers: TingkatBerat[] = [
  { angka_dari: 0, angka_sampai: 4, kelipatan: 'K005', arah: 'TURUN' },
  { angka_dari: 5, angka_sampai: 9, kelipatan: 'K010', arah: 'DEKAT' },
]

it.each([
  [4_120, 4_100],
  [4_163, 4_150],
  [4_145, 4_100],
  [4_157, 4_200],
  [44, 44], // below the first step: the reading itself
])('%i mg are priced as %i', (mg, rounded) => {
  expect(bulatkanBerat(mg, tiers)).toBe(rounded)
})

it('leaves a weight alone without tiers, and outside of them', () => {
  expect(bulatkanBerat(4_123, [])).toBe(4_123)
  expect(bulatkanBerat(4_127, tiers.slice(0, 1))).toBe(4_127)
})

it('goes up where the tier says so', () => {
  const up: TingkatBerat[] = [{ angka_dari: 0, angka_sampai: 9, kelipatan: 'K005', arah: 'NAIK' }]
  expect(bulatkanBerat(4_101, up)).toBe(4_150)
})
