import { expect, it } from 'vitest'
import { barisDiketik, pembeliDiketik } from './diketik.rules.ts'

const line = { kode_group: ' 75', kode_dept: 'cc', kode_baki: 'A01', qty: 2, berat: 4_123 }

it('reads a line once it says what, how much and for how much', () => {
  expect(barisDiketik(undefined)).toBeNull()
  expect(barisDiketik([])).toBeNull()
  expect(barisDiketik([{ ...line, harga: null }])).toBeNull()
  expect(barisDiketik([{ ...line, harga: 9_000 }, { kode_group: '75' }])).toBeNull()
  expect(barisDiketik([{ ...line, harga: 9_000 }])).toEqual([
    { ...line, kode_group: '75', kode_dept: 'CC', harga: 9_000, arah: null },
  ])
})

it('reads who buys', () => {
  expect([pembeliDiketik('PENGUSAHA'), pembeliDiketik(''), pembeliDiketik(7)]).toEqual([
    ...['PENGUSAHA', null, null],
  ])
})
