import { expect, it } from 'vitest'
import { biayaPesanan, pendapatanDari } from './biaya.rules.ts'

const income = {
  escrow_amount: 7_007_999,
  ...{ commission_fee: 341_233, service_fee: 150_000, seller_transaction_fee: 768 },
  items: [{ discounted_price: 7_500_000 }],
}

it('takes apart what the marketplace kept, to the rupiah', () => {
  const dari = pendapatanDari({ order_income: income })
  if (!dari) throw new Error('no income')
  expect(biayaPesanan(dari, 7_500_000)).toEqual({
    ...{ komisi: 341_233, layanan: 150_000, transaksi: 768, lain: 0, biaya: 492_001 },
  })
})

it('books the share of our pieces alone, the rest of its rounding under the others', () => {
  const dari = pendapatanDari({
    order_income: { ...income, items: [...income.items, { discounted_price: 2_500_001 }] },
  })
  if (!dari) throw new Error('no income')
  const { biaya, komisi, lain, layanan, transaksi } = biayaPesanan(dari, 7_500_000)
  expect(biaya).toBe(2_244_001) // 2,992,002 x 7,500,000 / 10,000,001
  expect(komisi + layanan + transaksi + lain).toBe(biaya)
})

it('knows nothing while the marketplace has not worked it out', () => {
  expect(pendapatanDari({ order_income: { ...income, escrow_amount: undefined } })).toBeUndefined()
  expect(pendapatanDari({ order_income: { ...income, items: [] } })).toBeUndefined()
  expect(pendapatanDari({})).toBeUndefined()
})
