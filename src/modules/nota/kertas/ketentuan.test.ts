import { expect, it } from 'vitest'
import { notaText, type NotaStyle } from '#kernel/nota-element'
import { terpotong } from './ketentuan.ts'

const kata =
  'Barang diambil dengan nota ini, sisa dibayar saat diambil menurut berat jadi. '.repeat(4)
const terlalu = (lebar: number, style: NotaStyle = {}, isi = '{ketentuan}'): boolean =>
  terpotong(
    {
      elements: [
        notaText('ketentuan', [5, 5, lebar, 12], isi, { font_size: 8, muat: 'lipat', ...style }),
      ],
    },
    kata,
  )

it('knows wider letters, and what stands before the terms, where regular ones just fit', () => {
  const pas =
    Array.from({ length: 2_000 }, (_, at) => at / 10).find((lebar) => !terlalu(lebar)) ?? 0
  expect(pas).toBeGreaterThan(20)
  expect(terlalu(pas)).toBe(false)
  expect(terlalu(pas, { tebal: true })).toBe(true)
  expect(terlalu(pas, { font_family: 'courier' })).toBe(true)
  expect(terlalu(pas, {}, 'Syarat dan ketentuan yang berlaku: {ketentuan}')).toBe(true)
})
