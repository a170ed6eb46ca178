import { describe, expect, it } from 'vitest'
import { exceeds } from './limit.ts'

describe('what one person does alone', () => {
  it.each([
    [500_000, 0, false],
    [500_001, 0, true],
    [125_000, 1_875_000, false],
    [125_001, 1_875_000, true],
  ])('of %i after %i asks for a second person: %s', (jumlah, sudah, expected) => {
    expect(exceeds(jumlah, sudah, { sekali: 500_000, sehari: 2_000_000 })).toBe(expected)
  })
})
