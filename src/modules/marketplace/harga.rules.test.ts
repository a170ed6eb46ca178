import { expect, it } from 'vitest'
import { bersihMarketplace, janjiMarketplace } from './harga.rules.ts'

it('makes labour of what the marketplace paid more, and a discount of what it paid less', () => {
  const sendiri = { harga_jual: 3_710_700, ongkos: 250_000 }
  expect(janjiMarketplace(sendiri, 4_100_000)).toEqual({
    ...{ ongkos: 389_300, diskon: 0, harga_total: 4_100_000 },
  })
  expect(janjiMarketplace(sendiri, 3_960_700)).toEqual({
    ...{ ongkos: 250_000, diskon: 0, harga_total: 3_960_700 },
  })
  expect(janjiMarketplace(sendiri, 3_900_000)).toEqual({
    ...{ ongkos: 250_000, diskon: 60_700, harga_total: 3_900_000 },
  })
})

it('leaves the shop what the fee does not take, the part of a rupiah for the marketplace', () => {
  expect(bersihMarketplace(4_100_001, 4_50)).toBe(4_100_001 - 184_501)
  expect(bersihMarketplace(4_100_001, 0)).toBe(4_100_001)
})
