import { describe, expect, it } from 'vitest'
import { groupSekadar, perluKadarLain } from './kadar-lain.rules.ts'

const group = new Map([
  ['42', { kadar: 42_00, kadar_cetak: '420' }],
  ['70', { kadar: 70_00, kadar_cetak: '700' }],
  ['R70', { kadar: 70_00, kadar_cetak: '16K' }],
])

describe('the group of gold', () => {
  it.each([
    [70_00, '42', '70'], //   the first that is as pure
    [70_00, 'R70', 'R70'], // its own, where it fits
    [66_66, '70', null],
    [42_00, null, '42'],
  ])('of %i in %s is %s', (kadar, kini, expected) => {
    expect(groupSekadar(kadar, kini, group)).toBe(expected)
  })
})

describe('gold of another kadar than its group', () => {
  const fakta = (kode_group: string, kadar: number) => ({
    kode_group,
    kadar,
    kadar_cetak: '66',
    berat: 2_345,
  })

  it('is shown to an approver, each piece by its name; what fits is not', () => {
    const pieces = [
      { nama: 'A', fakta: fakta('70', 70_00) },
      { nama: 'B', fakta: fakta('R70', 66_66) },
      { nama: 'C', fakta: fakta('42', 70_00) },
    ]
    expect(perluKadarLain(pieces, group)).toEqual([
      {
        kategori: 'KADAR_LAIN',
        sebelum: { B: 'R70 · 70,00 · 16K', C: '42 · 42,00 · 420' },
        sesudah: { B: '66,66 · 66 · 2,345 gr', C: '70,00 · 66 · 2,345 gr' },
      },
    ])
    expect(perluKadarLain(pieces.slice(0, 1), group)).toEqual([])
  })
})
