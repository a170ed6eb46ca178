import { expect, test } from 'vitest'
import { lewatBatas } from './batas-harga.rules.ts'

// 10 % of 1.650.000 is 165.000: exactly so much is not over the limit.
test.each([
  [1_650_000, 1_815_000, 10_00, false],
  [1_650_000, 1_815_001, 10_00, true],
  [1_650_000, 1_484_999, 10_00, true],
  [1_650_000, 16_500_000, 0, false],
  [0, 1_650_000, 10_00, false],
])('from %d to %d, limit %d: over it %s', (dari, ke, batas, lewat) =>
  expect(lewatBatas(dari, ke, batas)).toBe(lewat),
)
