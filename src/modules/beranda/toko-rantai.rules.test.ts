import { expect, test } from 'vitest'
import { keadaanToko, tokoBelumTutup } from './toko-rantai.rules.ts'

const lewat = { buka: true, lewat: true }
const buka = { buka: true, lewat: false }
const tutup = { buka: false, lewat: false }

test('a shop is open, closed, or left open', () => {
  expect([lewat, buka, tutup].map((one) => keadaanToko(one).kata)).toEqual([
    'Belum Ditutup',
    'Buka',
    'Tutup',
  ])
  expect(tokoBelumTutup([lewat, buka, tutup, lewat])).toBe(2)
})
