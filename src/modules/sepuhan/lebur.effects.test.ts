import { describe, expect, it } from 'vitest'
import { gramHasil } from './lebur.effects.ts'
import type { HasilLebur, LotLebur } from './lebur.rules.ts'

const lot = (emas: LotLebur['isi']['emas'], berat_lebur = 0): Pick<LotLebur, 'isi'> => ({
  isi: {
    ...{ kode_tukang: 'SARNO', no_segel: null, keterangan: null, pcs: 1, nilai: 0, emas },
    ...{ berat: 0, taksir: 0, berat_lebur },
  },
})
const batang = (kotor: number, murni: number): HasilLebur => ({
  ...{ kotor, kadar: 99_99, murni, uang: 0, laba: 0 },
})
const rows = (one: Pick<LotLebur, 'isi'>, hasil: HasilLebur) =>
  gramHasil('x', one, hasil).map(({ akun, kadar, kotor, murni }) => [akun, kadar, kotor, murni])

describe('a melt', () => {
  it('of one kadar without a loss: the alloy is gone, no fine gold is', () => {
    const emas = [{ kadar: 75_00, kotor: 100_000, murni: 75_000 }]
    expect(rows(lot(emas), batang(75_008, 75_000))).toEqual([
      ['TUKANG/SARNO', 75_00, -100_000, -75_000],
      ['BATANG', 99_99, 75_008, 75_000],
      ['SUSUT', 75_00, 24_992, 0],
    ])
  })

  it('of two: each loses its share by fine gold, exactly', () => {
    const emas = [
      { kadar: 75_00, kotor: 4_123, murni: 3_092 },
      { kadar: 42_00, kotor: 2_011, murni: 845 },
    ]
    const found = rows(lot(emas), batang(3_901, 3_901))
    expect(found).toEqual([
      ['TUKANG/SARNO', 75_00, -4_123, -3_092],
      ['BATANG', 99_99, 3_901, 3_901],
      ['SUSUT', 75_00, 1_060, 29], // 3,901 x 3,092 / 3,937 = 3,063.7
      ['TUKANG/SARNO', 42_00, -2_011, -845],
      ['SUSUT', 42_00, 1_173, 7],
    ])
    for (const at of [2, 3]) expect(found.reduce((sum, row) => sum + Number(row[at]), 0)).toBe(0)
  })

  it('that is paid for goes to the refiner as it was assayed', () => {
    const emas = [{ kadar: 75_00, kotor: 4_123, murni: 3_092 }]
    const uang = { kotor: 0, kadar: 74_10, murni: 3_003, uang: 5_000_000, laba: 0 }
    expect(rows(lot(emas, 4_053), uang)).toEqual([
      ['TUKANG/SARNO', 75_00, -4_123, -3_092],
      ['PELEBUR', 74_10, 4_053, 3_003],
      ['SUSUT', 75_00, 70, 89],
    ])
  })
})
