import { describe, expect, it } from 'vitest'
import {
  bayarEmas,
  bayarUang,
  potongEmas,
  terimaDari,
  type Sisa,
  type Terima,
} from './hutang.rules.ts'

const sisa = (lain: Partial<Sisa> = {}): Sisa => ({
  ...{ kadar: 75_00, uang: 0, nilai: 12_507_331, kotor: 8_317, murni: 6_238, versi: 1, ...lain },
})
const terima = (nomor: string, ...rows: readonly Sisa[]): Terima => ({
  ...{ id: nomor, nomor, tgl_system: '2026-11-21', supplier: 'UBS', sisa: rows },
})
const angka = (rows: ReturnType<typeof bayarUang>) =>
  rows.map(({ kotor, murni, nilai, uang }) => [uang, nilai, kotor, murni])
const emas = (rows: readonly Terima[], murni: number, harga: number | null = null) =>
  angka(bayarEmas(rows, { murni, harga }))

describe('money', () => {
  it.each([
    // Money that is owed comes first; the gold of the rest is rounded down.
    [1_000_003, [[700_001, 300_002, 199, 149]]],
    [700_001, [[700_001, 0, 0, 0]]],
    // All of it takes all gold.
    [null, [[700_001, 12_507_331, 8_317, 6_238]]],
    [13_207_332, [[700_001, 12_507_331, 8_317, 6_238]]],
  ])('of %j pays', (jumlah, lunas) =>
    expect(angka(bayarUang(terima('A', sisa({ uang: 700_001 })), jumlah, ''))).toEqual(lunas),
  )

  it('is spread over kadar by what is owed, the last takes the remainder', () => {
    const kadar37 = sisa({ kadar: 37_50, nilai: 4_000_003, kotor: 5_333, murni: 2_000 })
    const rows = bayarUang(terima('A', sisa(), kadar37), 1_000_000, '')
    expect(angka(rows)).toEqual([
      [0, 757_683, 503, 377],
      [0, 242_317, 323, 121],
    ])
  })

  it('is never more than is owed', () =>
    expect(() => bayarUang(terima('A', sisa()), 12_507_332, 'baris.0.')).toThrow('Sisa Hutang'))

  it('settles what the supplier owes, wholly', () =>
    expect(
      angka(
        bayarUang(terima('A', sisa({ nilai: -6_200_417, kotor: -4_123, murni: -3_092 })), null, ''),
      ),
    ).toEqual([[0, -6_200_417, -4_123, -3_092]]))
})

describe('gold', () => {
  it('pays at what it was received at, receipt after receipt', () =>
    expect(
      emas(
        [terima('A', sisa({ nilai: 2_000_001, kotor: 1_333, murni: 1_000 })), terima('B', sisa())],
        1_500,
      ),
    ).toEqual([
      [0, 2_000_001, 1_333, 1_000],
      [0, 1_002_511, 666, 500],
    ]))

  it('at a lower price leaves money owed, at a higher one pays money', () => {
    // 6.238 x 1.900.000 = 11.852.200: 655.131 less than it was received at.
    expect(emas([terima('A', sisa())], 6_238, 1_900_000)).toEqual([
      [-655_131, 12_507_331, 8_317, 6_238],
    ])
    // 6.238 x 2.010.007 = 12.538.423,67: 31.093 more, of the money that is owed.
    expect(emas([terima('A', sisa({ uang: 700_001 }))], 6_238, 2_010_007)).toEqual([
      [31_093, 12_507_331, 8_317, 6_238],
    ])
    expect(() => emas([terima('A', sisa())], 6_238, 2_010_007)).toThrow('Melebihi Hutang')
  })

  it('pays money that is owed for none, at a price only', () => {
    const tunai = terima('A', sisa({ uang: 2_100_007, nilai: 0, kotor: 0, murni: 0 }))
    expect(() => emas([tunai], 500)).toThrow('Isi Harga Untuk Sisanya')
    expect(emas([tunai], 500, 2_000_002)).toEqual([[1_000_001, 0, 0, 0]])
  })
})

describe('a set-off', () => {
  it('makes a part of the gold a debt of money', () =>
    expect(angka(potongEmas(terima('A', sisa()), 1_017, 2_100_007, ''))).toEqual([
      [-2_135_707, 2_039_107, 1_355, 1_017],
    ]))
  it('is of gold that is owed', () => {
    expect(() => potongEmas(terima('A', sisa()), 6_239, 1, '')).toThrow('Hutang Emas')
    expect(() => potongEmas(terima('A', sisa({ murni: 0 })), null, 1, '')).toThrow('Hutang Emas')
  })
})

describe('receipts of a document', () => {
  const lines = (...nomor: readonly string[]) => nomor.map((no_terima) => ({ no_terima }))
  const lain: Terima = { ...terima('B', sisa()), supplier: 'SMP' }
  it.each([
    [lines('A', 'A'), 'Sudah Ada Di Tabel'],
    [lines('A', 'B'), 'Dari Supplier Lain'],
    [lines('C'), 'Tidak Ditemukan'],
    [lines('D'), 'Sudah Lunas'],
  ])('are refused: %j', (asked, kata) =>
    expect(() => terimaDari(asked, [terima('A', sisa()), lain, terima('D')])).toThrow(kata),
  )
})
