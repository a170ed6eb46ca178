import { describe, expect, it } from 'vitest'
import { perKategori } from './janji.rules.ts'

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
