import { expect, test } from 'vitest'
import {
  formatBerat,
  formatPersen,
  formatRupiah,
  numberFromScaled,
  scaledFromNumber,
  scaledFromText,
} from '#kernel/figures'

test('figures look as SPEC 9 says', () => {
  expect(formatRupiah(12_345_000)).toBe('12.345.000')
  expect(formatRupiah(-12_345_000, 'laporan')).toBe('-12,345,000')
  expect(formatBerat(4120)).toBe('4,120')
  expect(formatBerat(4, 'laporan')).toBe('0.004')
  expect(formatPersen(7500)).toBe('75,00')
})

test('grams travel as numbers with at most three decimals', () => {
  expect(scaledFromNumber(4.12, 3)).toBe(4120)
  expect(scaledFromNumber(1000.001, 3)).toBe(1_000_001)
  expect(scaledFromNumber(0.0001, 3)).toBeUndefined()
  expect(scaledFromNumber(Number.NaN, 3)).toBeUndefined()
  for (let mg = 0; mg < 20_000; mg += 7)
    expect(scaledFromNumber(numberFromScaled(mg, 3), 3)).toBe(mg)
})

test('what people type', () => {
  expect(scaledFromText('4,12', 3)).toBe(4120)
  expect(scaledFromText('4.12', 3)).toBe(4120)
  expect(scaledFromText('1.250.000', 0)).toBe(1_250_000)
  expect(scaledFromText('1.25', 0)).toBeUndefined()
  expect(scaledFromText('4,1234', 3)).toBeUndefined()
  expect(scaledFromText('empat', 3)).toBeUndefined()
})
