import { describe, expect, test } from 'vitest'
import { dayNow, earlier, rangeOf, type Periode } from './periode.ts'

describe('periods by one word', () => {
  test.for<[Periode, string, string, string]>([
    ['HARI_INI', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['KEMARIN', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['MINGGU_INI', '2026-11-29', '2026-11-23', '2026-11-29'], // a Sunday ends its week
    ['MINGGU_INI', '2026-11-30', '2026-11-30', '2026-11-30'],
    ['MINGGU_LALU', '2026-11-30', '2026-11-23', '2026-11-29'],
    ['BULAN_INI', '2026-11-21', '2026-11-01', '2026-11-21'],
    ['BULAN_LALU', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['TAHUN_INI', '2026-11-21', '2026-01-01', '2026-11-21'],
    ['TAHUN_LALU', '2026-11-21', '2025-01-01', '2025-12-31'],
  ])('%s on %s', ([periode, today, from, to]) => {
    expect(rangeOf(periode, today)).toEqual({ from, to })
  })

  test('are compared with the same days, and whole months with whole months', () => {
    const part = { from: '2026-03-01', to: '2026-03-30' }
    expect(earlier(part, 'BULAN')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    const whole = { from: '2026-02-01', to: '2026-02-28' }
    expect(earlier(whole, 'BULAN')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(earlier({ from: '2025-02-01', to: '2025-02-28' }, 'TAHUN')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    })
  })

  test('a day of the longer month stands on the last day of the shorter', () => {
    const [before, now] = [
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]
    expect(dayNow('2026-01-15', before, now)).toBe('2026-02-15')
    expect(dayNow('2026-01-31', before, now)).toBe('2026-02-28')
  })
})
