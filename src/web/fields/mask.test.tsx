import { describe, expect, it } from 'vitest'
import { caretAfter, editText, groupedText, maskOf, restText, valueOf } from './mask.tsx'

describe('what a person types into a number', () => {
  it.each([
    ['4.12', 3, '4,12', 4_120],
    ['4,12', 3, '4,12', 4_120],
    ['4,1234', 3, '4,123', 4_123],
    ['75', 2, '75', 75_00],
    ['7a5,', 2, '75,', 75_00],
    [',5', 3, '0,5', 500],
    ['Rp 1.250.000', 0, '1250000', 1_250_000],
    ['-5', 0, '5', 5],
    ['', 0, '', null],
  ])('%s with %i decimals stands as %s', (typed, decimals, masked, value) => {
    expect(maskOf(typed, decimals, false)).toBe(masked)
    expect(valueOf(masked, decimals)).toBe(value)
  })

  it('keeps a minus only where one may stand', () => {
    expect(maskOf('-5', 0, true)).toBe('-5')
    expect(valueOf('-1.250', 0)).toBe(-1250)
  })

  it('shows thousands, and edits without the zeros that only fill', () => {
    expect(groupedText('01250000')).toBe('1.250.000')
    expect(restText(1_250_500, 3)).toBe('1.250,500')
    expect(editText(1_250_500, 3)).toBe('1250,5')
    expect(editText(4_000, 3)).toBe('4')
    expect(editText(1_250_000, 0)).toBe('1.250.000')
  })

  it('keeps the caret behind the same digits', () => {
    expect(caretAfter('1.250.000', 4)).toBe(5)
    expect(caretAfter('1.250.000', 7)).toBe(9)
    expect(caretAfter('12', 0)).toBe(0)
  })
})
