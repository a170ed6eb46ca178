import { describe, expect, it } from 'vitest'
import {
  checkBatal,
  checkBukaLagi,
  jualDari,
  ringkas,
  terimaDari,
  type PreOrderKini,
} from './pre-order.rules.ts'

const polos = { nama_barang: 'CINCIN POLOS', qty: 3, berat: 4_123, harga: 6_201_000 }
const ukir = { nama_barang: 'CINCIN UKIR', qty: 1_200, berat: 10_017, harga: 15_003_500 }

const bebas = { dipakai: null, supplier: null, pcs: null }
const titipan = { nomor: 'TT-1', jenis: 'TITIPAN', status: 'TITIP', ...bebas }
const terima = {
  ...{ nomor: 'TB-1', jenis: 'PENERIMAAN_BARANG', status: 'VALID' },
  ...{ dipakai: null, supplier: 'UBS', pcs: 8 },
}
const kini = (lain: Partial<PreOrderKini> = {}): PreOrderKini => ({
  ...{ id: 'a', nomor: 'PO-1', status: 'OPEN', versi: 1 },
  barang: [
    { nama_barang: 'CINCIN POLOS', qty: 3, terjual: 2 },
    { nama_barang: 'CINCIN UKIR', qty: 5, terjual: 0 },
  ],
  dijual: [{ baris: 1, qty: 2, no_titipan: 'TT-0' }],
  no_terima: null,
  supplier: 'UBS',
  lain: titipan,
  ...lain,
})

describe('what is ordered', () => {
  // 3 x 4,123 + 1.200 x 10,017 = 12,369 + 12.020,400; 3 x 6.201.000 + 1.200 x 15.003.500. Whoever
  // forgets the pieces gets 14,140 gr, whoever multiplies the sums 17.010,420.
  it('is each line times its pieces', () =>
    expect(ringkas([polos, ukir])).toEqual({
      qty: 1_203,
      berat: 12_032_769,
      total: 18_022_803_000,
      rincian: '1. 3 x CINCIN POLOS 4,123 gr\n2. 1.200 x CINCIN UKIR 10,017 gr',
    }))

  it('is nothing without lines', () =>
    expect(ringkas([])).toEqual({ qty: 0, berat: 0, total: 0, rincian: '' }))
})

describe('what is promised', () => {
  it('stands beside what was promised before, down to the last piece of its line', () => {
    expect(jualDari(kini(), { baris: 1, qty: 1, no_titipan: 'tt-1' })).toEqual([
      { baris: 1, qty: 2, no_titipan: 'TT-0' },
      { baris: 1, qty: 1, no_titipan: 'TT-1' },
    ])
    expect(jualDari(kini(), { baris: 2, qty: 5, no_titipan: 'TT-1' })).toHaveLength(2)
  })

  it.each([
    // Of all lines 6 are left, of the first 1: what is left of the others does not help it.
    ['more than its line has', kini(), { baris: 1, qty: 2 }, 'qty', { sisa: 1 }],
    ['more than the other has', kini(), { baris: 2, qty: 6 }, 'qty', { sisa: 5 }],
    ['a line that is not there', kini(), { baris: 3, qty: 1 }, 'baris', {}],
    ['no deposit', kini({ lain: null }), { baris: 2, qty: 1 }, 'no_titipan', { nomor: 'TT-1' }],
    [
      'a deposit without its money',
      kini({ lain: { ...titipan, status: 'OPEN' } }),
      { baris: 2, qty: 1 },
      'no_titipan',
      {},
    ],
    ['another document', kini({ lain: terima }), { baris: 2, qty: 1 }, 'no_titipan', {}],
    [
      'a deposit that stands for other pieces',
      kini({ lain: { ...titipan, dipakai: 'PO-9' } }),
      { baris: 2, qty: 1 },
      'no_titipan',
      { po: 'PO-9' },
    ],
  ] as const)('is refused: %s', (_what, po, jual, field, params) =>
    expect(() => jualDari(po, { ...jual, no_titipan: 'TT-1' })).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ field, params: expect.objectContaining(params) })],
      }),
    ),
  )
})

describe('a goods receipt', () => {
  it('is named as it stands', () => expect(terimaDari(kini({ lain: terima }), 'tb-1')).toBe('TB-1'))

  it.each([
    ['none', null, 'Tidak Ada Atau Sudah Batal'],
    ['a cancelled one', { ...terima, status: 'BATAL' }, 'Tidak Ada Atau Sudah Batal'],
    ['a deposit', { ...titipan, status: 'VALID' }, 'Tidak Ada Atau Sudah Batal'],
    ['that of another pre-order', { ...terima, dipakai: 'PO-7' }, 'Sudah Dipakai'],
  ])('is refused: %s', (_what, lain, kata) =>
    expect(() => terimaDari(kini({ lain }), 'TB-1')).toThrow(kata),
  )

  it('holds its pre-order until it is cancelled', () => {
    expect(() => checkBukaLagi(kini({ lain: terima }))).toThrow('Batalkan Dulu Penerimaan')
    expect(() => checkBukaLagi(kini({ lain: { ...terima, status: 'BATAL' } }))).not.toThrow()
    expect(() => checkBukaLagi(kini({ lain: null }))).not.toThrow()
  })
})

describe('a pre-order is cancelled', () => {
  it('while nothing of any line is promised', () => {
    const bebas = kini().barang.map((line) => ({ ...line, terjual: 0 }))
    // Promises that fell with their deposits stand in `dijual` and count no more.
    expect(() => checkBatal(kini({ barang: bebas }))).not.toThrow()
    const kedua = bebas.map((line, at) => ({ ...line, terjual: at }))
    expect(() => checkBatal(kini({ barang: kedua }))).toThrow('Sudah Terjual')
  })
})
