import { describe, expect, it } from 'vitest'
import { mulDiv } from '#kernel/rounding'
import { dikenai, pajakSesudah, perKategori, tumbuh } from './janji.rules.ts'

const kategori = new Map([
  ['CC', 'EMAS'],
  ['KL', 'EMAS'],
  ['LM', 'BATANGAN'],
])
const bagi = (barang: readonly (readonly [string, number])[], jumlah: number) =>
  perKategori(
    barang.map(([kode_dept, biaya]) => ({ kode_dept, biaya })),
    jumlah,
    (kode) => kategori.get(kode) ?? '',
  )

describe('money that is paid for several goods', () => {
  it.each([
    [
      'one kategori has all',
      [
        ['CC', 7],
        ['KL', 3],
      ],
      1_000_003,
      [['EMAS', 1_000_003]],
    ],
    [
      'two by what they cost',
      [
        ['CC', 7],
        ['LM', 3],
      ],
      1_000_003,
      [
        ['EMAS', 700_002],
        ['BATANGAN', 300_001],
      ],
    ],
    ['goods of no kategori', [['XX', 5]], 17, [['', 17]]],
    [
      'nothing was paid',
      [
        ['CC', 7],
        ['LM', 3],
      ],
      0,
      [
        ['EMAS', 0],
        ['BATANGAN', 0],
      ],
    ],
  ] as const)('%s', (_, barang, jumlah, expected) => {
    expect(bagi(barang, jumlah)).toEqual(
      expected.map(([kode_kategori, each]) => ({ kode_kategori, jumlah: each })),
    )
  })
})

describe('the tax inside what is held', () => {
  const tarif = (persen: number) => (jumlah: number) =>
    dikenai(jumlah, mulDiv(jumlah, persen, 100 + persen))
  const muka = { saldo: 1_110_000, pajak: 110_000, dasar: 1_000_000 } // at 11 %

  it('is that of the day of each payment', () => {
    expect(pajakSesudah(muka, 1_110_000 + 1_120_000, tarif(12))).toEqual({
      ...{ pajak: 230_000, dasar: 2_000_000 }, // not 238.929, as all of it at 12 % would be
    })
    const bebas = { saldo: 1_110_000, pajak: 0, dasar: 0 }
    expect(pajakSesudah(bebas, 2_230_000, tarif(12))).toEqual({ pajak: 120_000, dasar: 1_000_000 })
  })

  it('goes back as it was taken, whatever the rate is today', () => {
    expect(pajakSesudah(muka, 555_000, tarif(12))).toEqual({ pajak: 55_000, dasar: 500_000 })
    expect(pajakSesudah(muka, 0, tarif(12))).toEqual({ pajak: 0, dasar: 0 })
  })

  it('corrects a base of before rows said it, by whatever comes or goes next', () => {
    // 37 of each 100 are taxed: of 1.000.000 it is 370.000, 36.667 of it tax at 11 %.
    const bagian = (persen: number) => (jumlah: number) => tarif(persen)(mulDiv(jumlah, 37, 100))
    const lama = { saldo: 1_000_000, pajak: 36_667, dasar: 963_333, lama: true }
    const taxed = { saldo: 1_000_000, ...pajakSesudah(lama, 1_000_000, bagian(12)) }
    const koreksi = 333_333 - 963_333
    expect(taxed).toEqual({ saldo: 1_000_000, pajak: 36_667, dasar: 333_333, koreksi })
    for (const jumlah of [1_400_000, 600_000])
      expect(pajakSesudah(lama, jumlah, bagian(12))).toEqual({
        ...pajakSesudah(taxed, jumlah, bagian(12)),
        koreksi,
      })
    // What mends the base stands apart from what comes, or goes, with its own tax.
    expect(tumbuh(lama, pajakSesudah(lama, 600_000, bagian(12)))).toEqual({
      ...{ pajak: 22_000 - 36_667, dasar: 200_000 - 333_333, koreksi },
    })
    // Of what is free by now nobody knows how much of it was taxed.
    expect(pajakSesudah(lama, 1_400_000, tarif(0))).toEqual({ pajak: 36_667, dasar: 963_333 })
    expect(pajakSesudah({ ...lama, lama: false }, 1_000_000, bagian(12)).dasar).toBe(963_333)
    // Of what is hardly taxed today the base is nothing at least.
    const sedikit = (jumlah: number) => tarif(12)(mulDiv(jumlah, 3, 100))
    expect(pajakSesudah(lama, 1_000_000, sedikit)).toEqual({
      ...{ pajak: 36_667, dasar: 0, koreksi: -963_333 },
    })
  })

  it('of which only a part is taxed goes back in that part', () => {
    const campur = { saldo: 1_000_003, pajak: 41_230, dasar: 374_820 }
    // 416.050 of 1.000.003 are taxed: of 333.334 it is 138.683, with 13.743 of tax.
    expect(pajakSesudah(campur, 333_334, tarif(12))).toEqual({ pajak: 13_743, dasar: 124_940 })
  })
})
