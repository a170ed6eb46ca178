import { expect, test } from 'vitest'
import { perluTerbagi } from './perlu-konter.ts'

const lines = [
  { kunci: '010000731', nama: ['010000731'] },
  { kunci: 'a', nama: ['1. GELANG RANTAI'] },
  { kunci: 'b', nama: ['010000415', '2. CINCIN'] },
]

test('a need is said at every line that it names, and one of the whole visit at none', () => {
  const found = perluTerbagi(
    [
      { kata: 'Diskon Penjualan', sesudah: { '010000731': '655.000' } },
      { kata: 'Toleransi Berat Pembelian', sesudah: { '010000415': '4,123 gr' } },
      { kata: 'Potongan', sesudah: { '1. GELANG RANTAI': '1', '010000415': '2' } },
      { kata: 'Limit Penjualan', sesudah: { Total: '91.230.500' } },
    ],
    lines,
  )
  expect([...found.baris]).toEqual([
    ['010000731', ['Diskon Penjualan']],
    ['a', ['Potongan']],
    ['b', ['Toleransi Berat Pembelian', 'Potongan']],
  ])
  expect(found.nota).toEqual(['Limit Penjualan'])
})

test('nothing is needed, nothing is said', () => {
  expect(perluTerbagi([], lines)).toEqual({ baris: new Map(), nota: [] })
})
