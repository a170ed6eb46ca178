import { expect, it } from 'vitest'
import { kertasUntuk } from './kertas-jual.rules.ts'

const emas = { kode_kategori: 'EMAS', data_berlian: null }
const lm = { kode_kategori: 'LM', data_berlian: null }
const permata = { kode_kategori: 'BERLIAN', data_berlian: null }
const bertabur = {
  kode_kategori: 'EMAS',
  data_berlian: [
    {
      jml_batu: 1,
      kode_shape: 'RD',
      karat_batu: 10,
      kode_color: 'F',
      kode_clarity: 'VS1',
      kode_cutgrade: null,
    },
  ],
}

it.each([
  ['gold alone', [emas, emas], 'EMAS'],
  ['gold and bars', [emas, lm], 'JUAL'],
  ['a diamond among gold', [emas, permata], 'BERLIAN'],
  ['gold that carries stones', [bertabur], 'BERLIAN'],
])('%s has its own paper only where the shop wants it', (_, lines, kertas) => {
  expect(kertasUntuk(lines, true)).toBe(kertas)
  expect(kertasUntuk(lines, false)).toBe('JUAL')
})
