import { expect, it } from 'vitest'
import { kunciNota } from './kunci-nota.rules.ts'

const none = { id: null, no_faktur: null, kode_barcode: null }
const id = '01928c3f-7a1b-7c2d-8e3f-0123456789ab'

it.each([
  [`https://toko.example/nota?toko=GS1&id=${id}`, { ...none, id }],
  [' fj-gs1-261121-0001 ', { ...none, no_faktur: 'FJ-GS1-261121-0001' }],
  ['FG-GS1-261121-0012', { ...none, no_faktur: 'FG-GS1-261121-0012' }],
  ['010000017', { ...none, kode_barcode: '010000017' }],
])('%s is understood', (typed, key) => {
  expect(kunciNota(typed, 'GS1')).toEqual(key)
})

it("tells another shop's nota apart", () => {
  expect(() => kunciNota(`https://toko.example/nota?toko=GS2&id=${id}`, 'GS1')).toThrow(
    'Nota Ini Dari Toko {{kode_toko}}',
  )
})
