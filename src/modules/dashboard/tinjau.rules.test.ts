import { expect, test } from 'vitest'
import { garisTren, jenisTerbesar, uangBeku } from './tinjau.rules.ts'

const jenis = (kode_dept: string, umur_365: number, umur_lama = 0) => ({
  ...{ kode_dept, nama: kode_dept, pcs: 1, umur_30: 3, umur_90: 0, umur_180: 5 },
  ...{ umur_365, umur_lama },
})

test('money that lay for more than half a year is frozen', () => {
  expect(uangBeku([jenis('CC', 1_234_567, 2), jenis('KL', 10)])).toBe(1_234_579)
})

test('eight kinds are shown as they are; of more, all after the seventh are one', () => {
  const rows = Array.from({ length: 10 }, (_, at) => jenis(`J${at}`, at))
  expect(jenisTerbesar(rows.slice(0, 8), 'Lainnya')).toHaveLength(8)
  const shown = jenisTerbesar(rows, 'Lainnya')
  expect(shown).toHaveLength(8)
  expect(shown.at(-1)).toEqual({
    ...jenis('', 24),
    nama: 'Lainnya',
    pcs: 3,
    umur_30: 9,
    umur_180: 15,
  })
  expect(uangBeku(shown)).toBe(uangBeku(rows))
})

test('a small line goes from the left to the right, its highest value at the top', () => {
  expect(garisTren([0, 50, 100], 20, 10)).toBe('0,10 10,5 20,0')
  expect(garisTren([0, 0], 20, 10)).toBe('0,10 20,10')
  expect(garisTren([-10, 10], 20, 10)).toBe('0,10 20,0')
  expect(garisTren([7], 20, 10)).toBe('0,0')
})
