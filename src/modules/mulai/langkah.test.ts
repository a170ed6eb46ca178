import { expect, test } from 'vitest'
import { tertulis } from './langkah.ts'

test('what was counted no further does not pass for all there is', () => {
  expect(tertulis(7)).toBe('7')
  expect(tertulis(1_000)).toBe('1.000')
  expect(tertulis(1_001)).toBe('1.000+')
})
