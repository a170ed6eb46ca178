import { describe, expect, test } from 'vitest'
import { bulanSampai, hariSampai, jamDari, nilaiDi } from './deret.rules.ts'

const di = (titik: string, total: number) => ({ titik, total })

describe('a row of time', () => {
  test('hours go from the first to the last of either side, without a gap', () => {
    expect(jamDari([di('09', 5), di('12', 1)], [di('08', 2)])).toEqual([
      '08',
      '09',
      '10',
      '11',
      '12',
    ])
    expect(jamDari([], [])).toEqual([])
  })

  test('days and months end with the business date, over a leap February too', () => {
    expect(hariSampai('2024-02-29')).toHaveLength(29)
    expect(hariSampai('2026-11-03')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
    expect(bulanSampai('2026-03-31')).toEqual(['2026-01', '2026-02', '2026-03'])
  })

  test('what nothing is known of is nothing, and two of one place are one sum', () => {
    expect(nilaiDi(['01', '02'], [di('02', 3), di('02', 4), di('09', 9)])).toEqual([0, 7])
  })
})
