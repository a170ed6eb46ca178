import { describe, expect, it } from 'vitest'
import { terbilang } from './terbilang.ts'

describe('terbilang', () => {
  it.each([
    [0, 'nol rupiah'],
    [1, 'satu rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [12, 'dua belas rupiah'],
    [19, 'sembilan belas rupiah'],
    [20, 'dua puluh rupiah'],
    [21, 'dua puluh satu rupiah'],
    [99, 'sembilan puluh sembilan rupiah'],
    [100, 'seratus rupiah'],
    [101, 'seratus satu rupiah'],
    [111, 'seratus sebelas rupiah'],
    [200, 'dua ratus rupiah'],
    [999, 'sembilan ratus sembilan puluh sembilan rupiah'],
    [1_000, 'seribu rupiah'],
    [1_001, 'seribu satu rupiah'],
    [1_100, 'seribu seratus rupiah'],
    [2_000, 'dua ribu rupiah'],
    [11_000, 'sebelas ribu rupiah'],
    [21_000, 'dua puluh satu ribu rupiah'],
    [100_000, 'seratus ribu rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
    [1_000_000, 'satu juta rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [1_200_000, 'satu juta dua ratus ribu rupiah'],
    [1_000_001, 'satu juta satu rupiah'],
    [
      12_345_678,
      'dua belas juta tiga ratus empat puluh lima ribu enam ratus tujuh puluh delapan rupiah',
    ],
    [1_000_000_000, 'satu miliar rupiah'],
    [1_000_000_000_000, 'satu triliun rupiah'],
    [999_000_000_000_000, 'sembilan ratus sembilan puluh sembilan triliun rupiah'],
    [1_000_000_000_001_000, 'satu kuadriliun seribu rupiah'],
    [-1, 'minus satu rupiah'],
    [-1_500_000, 'minus satu juta lima ratus ribu rupiah'],
  ])('%d is "%s"', (rupiah, words) => {
    expect(terbilang(rupiah)).toBe(words)
  })

  it('names every part of the largest safe amount', () => {
    expect(terbilang(Number.MAX_SAFE_INTEGER)).toBe(
      'sembilan kuadriliun tujuh triliun seratus sembilan puluh sembilan miliar ' +
        'dua ratus lima puluh empat juta tujuh ratus empat puluh ribu ' +
        'sembilan ratus sembilan puluh satu rupiah',
    )
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (bad) => {
    expect(() => terbilang(bad)).toThrow(RangeError)
  })
})
