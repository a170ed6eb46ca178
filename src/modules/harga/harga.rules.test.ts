import { describe, expect, test } from 'vitest'
import { deretHarga, geser, hargaSesudah, tempelan } from './harga.rules.ts'

describe('prices move', () => {
  // 1.650.000 + 1,5 % = 1.674.750, to 1.000 it is 1.675.000; - 1,5 % = 1.625.250 -> 1.625.000.
  test.each([
    ['PERSEN', 1_50, 1000, 1_675_000],
    ['PERSEN', -1_50, 1000, 1_625_000],
    ['PERSEN', 1_50, 1, 1_674_750],
    ['RUPIAH', 12_500, 1000, 1_662_500],
    ['RUPIAH', -2_000_000, 1000, 0],
  ] as const)('by %s %d to a step of %d: %d', (cara, figure, langkah, harga) => {
    const minta = { cara, persen: figure, rupiah: figure }
    expect(hargaSesudah(1_650_000, minta, langkah)).toBe(harga)
  })

  test('by so many hundredths of a percent; a first price does not', () => {
    expect(geser(1_650_000, 1_666_500)).toBe(1_00)
    expect(geser(0, 1_666_500)).toBe(0)
  })
})

test('prices are pasted by the code of their group, or in the order of the screen', () => {
  const kode = new Set(['75', '70', 'LM'])
  expect(
    tempelan(
      [
        ['Group', 'Harga'],
        ['lm', 'Rp 2.300.000', '2.250.000'],
        ['75', '1,650,000'],
        ['1650000'],
        ['75'],
        ['70', '-5'],
      ],
      kode,
    ),
  ).toEqual([
    { kode: undefined, harga: undefined, harga_beli: undefined },
    { kode: 'LM', harga: 2_300_000, harga_beli: 2_250_000 },
    { kode: '75', harga: 1_650_000, harga_beli: undefined },
    { kode: undefined, harga: 1_650_000, harga_beli: undefined },
    { kode: undefined, harga: 75, harga_beli: undefined },
    { kode: '70', harga: undefined, harga_beli: undefined },
  ])
})

test('a day has the last price that was set until its end', () => {
  const titik = [
    { tgl: '2026-11-18', harga: 100 },
    { tgl: '2026-11-20', harga: 110 },
    { tgl: '2026-11-20', harga: 120 },
  ]
  expect(deretHarga(titik, '2026-11-17', '2026-11-21').map(({ harga }) => harga)).toEqual([
    null,
    100,
    100,
    120,
    120,
  ])
})
