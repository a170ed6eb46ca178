import { describe, expect, it } from 'vitest'
import { notaElement, type NotaElement, type NotaStyle } from './nota-element.ts'
import { layoutNota, type NotaFields, type NotaTemplate } from './nota.ts'

const element = ({ isi = '', ...style }: NotaStyle & { isi?: string }): NotaElement =>
  notaElement('text', 'x', [10, 20, 50, 5], isi, style)

const template = (elements: NotaElement[]): NotaTemplate => ({
  lebar: 210,
  tinggi: 105,
  latar: '',
  baris: { langkah: 7, muat_akhir: 3, muat_bersambung: 4 },
  elements,
})

const lines = (count: number): NotaFields[] =>
  Array.from({ length: count }, (_, index) => ({ nama: `barang ${index + 1}` }))

const texts = (elements: NotaElement[], isian: NotaFields, baris: NotaFields[] = []) =>
  layoutNota(template(elements), { isian, baris }).map((page) =>
    page.elements.map(({ isi }) => isi),
  )

describe('layoutNota', () => {
  it('fills placeholders, once, and leaves unknown ones empty', () => {
    const isi = 'No. {no} / {tak_ada} {nama}'
    expect(texts([element({ isi })], { no: '1', nama: '{no}' })).toEqual([['No. 1 /  {no}']])
  })

  it('leaves out what has nothing to say, and what is switched off', () => {
    const elements = [
      element({ isi: 'Telp. {no_hp}' }),
      element({ isi: 'NOTA' }),
      element({ isi: 'mati', status: false }),
    ]
    expect(texts(elements, { no_hp: '' })).toEqual([['NOTA']])
  })

  it('repeats line elements downwards', () => {
    const [page] = layoutNota(template([element({ isi: '{nama}', tempat: 'baris' })]), {
      isian: {},
      baris: lines(3),
    })
    expect(page?.elements.map(({ isi, position_y }) => [isi, position_y])).toEqual([
      ['barang 1', 20],
      ['barang 2', 27],
      ['barang 3', 34],
    ])
  })

  it.each([
    [0, [0]],
    [3, [3]],
    [4, [3, 1]],
    [5, [4, 1]],
    [7, [4, 3]],
    [8, [4, 3, 1]],
    [20, [4, 4, 4, 4, 3, 1]],
  ])('deals %d lines out as %j', (count, expected) => {
    const pages = texts([element({ isi: '{nama}', tempat: 'baris' })], {}, lines(count))
    expect(pages.map((page) => page.length)).toEqual(expected)
    expect(pages.flat()).toEqual(lines(count).map(({ nama }) => nama))
  })

  it('puts totals on the last page, the word to go on on the others, and numbers them', () => {
    const elements = [
      element({ isi: 'total {total}', tempat: 'akhir' }),
      element({ isi: 'bersambung', tempat: 'bersambung' }),
      element({ isi: '{halaman}/{jumlah_halaman}' }),
    ]
    expect(texts(elements, { total: '9' }, lines(5))).toEqual([
      ['bersambung', '1/2'],
      ['total 9', '2/2'],
    ])
    expect(texts(elements, { total: '9' }, lines(1))).toEqual([['total 9']])
  })
})
