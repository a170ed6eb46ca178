import { expect, test } from 'vitest'
import { pathOf } from '#kernel/strokes'
import { bacaGoresan, tulisGoresan } from './goresan.rules.ts'

const paraf = [
  [
    [100, 300],
    [220, 80],
    [340, 300],
  ],
  [[500, 200]],
] as const

test('strokes are written and read again as they were drawn', () => {
  expect(tulisGoresan(paraf)).toBe('100,300 220,80 340,300;500,200')
  expect(bacaGoresan(tulisGoresan(paraf))).toEqual(paraf)
  expect(paraf.map(pathOf)).toEqual(['M100 300L220 80L340 300', 'M500 200L501 200'])
})

test('what leaves the field, is no drawing or too short to be a signature is refused', () => {
  expect(() => bacaGoresan('100,300 1001,80')).toThrow('Tanda Tangan Tidak Terbaca, Ulangi')
  expect(() => bacaGoresan('100,300 900,401')).toThrow('Tanda Tangan Tidak Terbaca, Ulangi')
  expect(() => bacaGoresan('<svg/>')).toThrow('Tanda Tangan Tidak Terbaca, Ulangi')
  expect(() => bacaGoresan('100,100 200,100')).toThrow('Tanda Tangan Belum Ada')
  expect(() => bacaGoresan(`${'1,1 '.repeat(6_000)}999,1`)).toThrow('Tidak Terbaca')
})
