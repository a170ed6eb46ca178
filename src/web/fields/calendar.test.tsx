import { describe, expect, it } from 'vitest'
import { dayAfterKey, monthTitle, weekdayTitles, weeksOf } from './calendar.tsx'

describe('the calendar', () => {
  it('shows six weeks from the Monday before the first', () => {
    const weeks = weeksOf('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks[0]?.[6]).toBe('2026-11-01')
    expect(weeks[5]?.[6]).toBe('2026-12-06')
  })

  it.each([
    ['ArrowLeft', false, '2024-02-28'],
    ['ArrowDown', false, '2024-03-07'],
    ['PageDown', false, '2024-03-29'],
    ['PageDown', true, '2025-02-28'],
    ['Home', false, '2024-02-26'],
    ['End', false, '2024-03-03'],
    ['a', false, undefined],
  ])('%s (shift: %s) leads from 29 February to %s', (key, shift, day) => {
    expect(dayAfterKey('2024-02-29', key, shift)).toBe(day)
  })

  it('speaks the languages', () => {
    expect(monthTitle('2026-11-21', 'id')).toBe('November 2026')
    expect(monthTitle('2026-11-21', 'jp')).toBe('2026年11月')
    expect(weekdayTitles('id')[0]).toEqual({ short: 'Sen', long: 'Senin' })
  })
})
