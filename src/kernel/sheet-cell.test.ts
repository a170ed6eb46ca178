import { describe, expect, it } from 'vitest'
import { berat, choice, persen, rupiah, tanggal, text, yes } from './field.ts'
import type { Translate } from './language.ts'
import { headingOf, selDari, wireOfCell } from './sheet-cell.ts'

const english: Translate = (word) =>
  ({ Ya: 'Yes', Tidak: 'No', Belanja: 'Amount spent' })[word] ?? word

it('lowercases a heading, with underscores (SPEC 5)', () =>
  expect(['Nama Barang', ' Harga Pokok/Gram ', 'BERAT (gr)', '名稱'].map(headingOf)).toEqual([
    'nama_barang',
    'harga_pokok_gram',
    'berat_gr',
    '名稱',
  ]))

it('takes what a spreadsheet program copies: tabs, line ends of any kind, no empty rows', () =>
  expect(selDari('a\t 1 \r\n\r\nb\t2\n')).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]))

const label = 'x'
const dasar = choice({ label, of: { RUPIAH: 'Belanja', GRAM: 'Berat' } })

describe('a cell', () => {
  it.each([
    ['4,12', berat({ label }), 4.12],
    ['4.120', berat({ label }), 4.12], // a weight has decimals, never thousands
    ['Rp. 6.200.000', rupiah({ label }), 6_200_000],
    ['12,5', persen({ label }), 12.5],
    ['empat', berat({ label }), 'empat'],
    ['yes', yes({ label }), true],
    ['Tidak', yes({ label }), false],
    ['mungkin', yes({ label }), 'mungkin'],
    ['gram', dasar, 'GRAM'],
    ['Amount spent', dasar, 'RUPIAH'],
    ['Belanja', dasar, 'RUPIAH'],
    ['lain', dasar, 'lain'],
    ['1/2/2030', tanggal({ label }), '2030-02-01'],
    ['2030-02-01', tanggal({ label }), '2030-02-01'],
    ["'=1+1", text({ label }), '=1+1'],
    ["O'Neil", text({ label }), "O'Neil"],
    ['  ', text({ label }), null],
  ])('%s', (cell, field, wire) => expect(wireOfCell(field, cell, english)).toBe(wire))
})
