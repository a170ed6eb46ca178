import { describe, expect, it } from 'vitest'
import { kasBuku } from './buku.ts'
import { barisTunai, hitungLaci, kasModal, kasSetor } from './uang-kas.rules.ts'
import { brankas } from './uang-kas.ts'

const kasir = { user_id: 'KASIR1', laci: 'KASIR1' }
const count = (lembar: number, sisa = 0) => ({
  pecahan: [
    { pecahan: 100_000, lembar },
    { pecahan: 500, lembar: 3 },
  ],
  sisa,
  keterangan: null,
})
const short = (rows: ReturnType<typeof kasSetor>) =>
  rows.map((row) => [row.laci, row.kategori, row.jumlah_in, row.jumlah_out])

describe('a drawer that is counted', () => {
  it.each([
    [count(12), 1_201_500, { terhitung: 1_201_500, selisih: 0, setor: 1_201_500 }],
    [count(12, 201_500), 1_201_500, { terhitung: 1_201_500, selisih: 0, setor: 1_000_000 }],
    [count(12), 1_251_500, { terhitung: 1_201_500, selisih: -50_000, setor: 1_201_500 }],
    [count(12), 1_200_000, { terhitung: 1_201_500, selisih: 1_500, setor: 1_201_500 }],
  ])('%j against %i', (masuk, saldo, expected) => {
    expect(hitungLaci(masuk, saldo)).toEqual(expected)
  })

  it.each([
    [{ ...count(1), sisa: 200_000 }, 0, 'Sisa Melebihi Uang Yang Dihitung'],
    [
      { pecahan: [{ pecahan: 30_000, lembar: 1 }], sisa: 0, keterangan: null },
      0,
      '{{field}} Tidak Valid',
    ],
    [{ pecahan: [], sisa: 0, keterangan: null }, 0, 'Tidak Ada Uang Yang Disetor'],
    [count(1, 101_500), 101_500, 'Tidak Ada Uang Yang Disetor'],
  ])('%j against %i is refused: %s', (masuk, saldo, text) => {
    expect(() => hitungLaci(masuk, saldo)).toThrow(text)
  })

  it.each([
    [
      0,
      1_000_000,
      [
        ['KASIR1', 'SETOR LACI', 0, 1_000_000],
        [brankas, 'SETOR LACI', 1_000_000, 0],
      ],
    ],
    [
      -5_000,
      1_000_000,
      [
        ['KASIR1', 'SELISIH KAS', 0, 5_000],
        ['KASIR1', 'SETOR LACI', 0, 1_000_000],
        [brankas, 'SETOR LACI', 1_000_000, 0],
      ],
    ],
    [5_000, 0, [['KASIR1', 'SELISIH KAS', 5_000, 0]]],
  ])('with a difference of %i and %i for the safe', (selisih, setor, rows) => {
    expect(short(kasSetor('d', kasir, { terhitung: 0, selisih, setor }, null))).toEqual(rows)
  })
})

describe('other cash', () => {
  it('takes a float out of the safe', () => {
    expect(short(kasModal('d', kasir, 500_000, null))).toEqual([
      [brankas, 'MODAL LACI', 0, 500_000],
      ['KASIR1', 'MODAL LACI', 500_000, 0],
    ])
  })

  it('is taken back by the exact negation', () => {
    const row = barisTunai('d', kasir, { kategori: 'IKLAN', jumlah: -250_000, keterangan: 'x' })
    const of = { id: 'd', nomor: 'UK-1' }
    expect(kasBuku.undo?.(row, { id: 'b', of })).toEqual({
      ...row,
      jumlah_in: 250_000,
      jumlah_out: 0,
      keterangan: 'BATAL UK-1',
    })
  })
})
