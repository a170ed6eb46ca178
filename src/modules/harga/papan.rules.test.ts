import { expect, test } from 'vitest'
import { susunPapan } from './papan.rules.ts'

const sampai = (jumlah: number) => Array.from({ length: jumlah }, (_, at) => at)
const bentuk = (jumlah: number) =>
  susunPapan(sampai(jumlah)).map((page) => page.map((column) => column.length))

test('few prices stand in one column, more in two like ones, many on several pages', () => {
  expect(bentuk(0)).toEqual([])
  expect(bentuk(8)).toEqual([[8]])
  expect(bentuk(9)).toEqual([[5, 4]])
  expect(bentuk(16)).toEqual([[8, 8]])
  expect(bentuk(17)).toEqual([[5, 4], [8]])
})

test('no price is lost and the order stays', () => {
  expect(susunPapan(sampai(37)).flat(2)).toEqual(sampai(37))
})
