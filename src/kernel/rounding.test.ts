import { describe, expect, test } from 'vitest'
import { mulDiv, mulDivTo, roundTo, spread } from '#kernel/rounding'

describe('mulDiv', () => {
  test.each([
    [4120, 1_650_000, 1000, 'half', 6_798_000],
    [1, 1, 2, 'half', 1],
    [-1, 1, 2, 'half', -1],
    [1, 1, 3, 'up', 1],
    [-1, 1, 3, 'up', 0],
    [-1, 1, 3, 'down', -1],
    [999_999_999, 9_000_000, 9_000_000, 'down', 999_999_999],
  ] as const)('%d x %d / %d, %s = %d', (a, b, c, way, result) =>
    expect(mulDiv(a, b, c, way)).toBe(result),
  )
  test('refuses fractions and zero', () => {
    expect(() => mulDiv(0.5, 1, 1)).toThrow(RangeError)
    expect(() => mulDiv(1, 1, 0)).toThrow(RangeError)
  })
})

test.each([
  [1_234_567, 500, 'up', 1_235_000],
  [1_234_567, 500, 'down', 1_234_500],
  [1_234_500, 500, 'up', 1_234_500],
] as const)('%d to steps of %d, %s', (value, step, way, result) =>
  expect(roundTo(value, step, way)).toBe(result),
)

// Gold of 1.000,4 rupiah: rounded to the rupiah first it would be 1.000, and stay there.
test.each([
  [[4_000, 250_100, 1_000_000], 0, 500, 'up', 1_500],
  [[9_996, 100, 1_000], 0, 500, 'down', 500],
  [[4_120, 1_650_000, 1000], 50_000, 500, 'up', 6_848_000],
  [[1, 1, 3], 1_000, 1, 'half', 1_000],
  [[-9_996, 100, 1_000], 0, 500, 'up', -500],
] as const)('%j + %d in steps of %d, %s', (factors, plus, step, rounding, result) =>
  expect(mulDivTo(factors, plus, { step, rounding })).toBe(result),
)

test('spread leaves nothing over', () => {
  expect(spread(100, [1, 1, 1])).toEqual([33, 33, 34])
  expect(spread(100, [1, 1, 0])).toEqual([50, 50, 0])
  expect(spread(7, [0, 0])).toEqual([0, 7])
})
