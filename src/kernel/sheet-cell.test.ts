import { describe, expect, it } from 'vitest'
import { berat, choice, persen, rupiah, tanggal, text, yes } from './field.ts'
import type { Translate } from './language.ts'
import { check } from './schema.ts'
import { headingOf, refusedCell, selDari, wireOfCell } from './sheet-cell.ts'

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

describe('a cell that is refused', () => {
  const fields = {
    dasar: choice({ label: 'Dasar', of: { RUPIAH: 'Belanja', GRAM: 'Berat' } }),
    aktif: yes({ label: 'Aktif' }),
    berat: berat({ label: 'Berat Baki' }),
    harga: rupiah({ label: 'Harga' }),
  }
  it.each([
    ['dasar', 'Kiloan', 'Dasar Kiloan Tidak Dikenal, Pilih Amount spent, Berat'],
    ['aktif', 'mungkin', 'Aktif mungkin Tidak Dikenal, Pilih Yes, No'],
    ['berat', '350,1234', 'Berat Baki 350,1234 Bukan Angka Dengan Paling Banyak 3 Desimal'],
    ['harga', 'murah', 'Harga murah Bukan Bilangan Bulat'],
  ])('%s %s: %s', (name, cell, kalimat) => {
    const field = Object.entries(fields).find(([one]) => one === name)?.[1] ?? fields.dasar
    const found = check(fields, { aktif: false, [name]: wireOfCell(field, cell, english) })
    const [refused] = 'refused' in found ? found.refused : []
    if (!refused) throw new Error('was not refused')
    const { params = {}, text: said } = refusedCell(fields, refused, cell, english)
    expect(said.replaceAll(/\{\{(\w+)\}\}/g, (_, one: string) => String(params[one]))).toBe(kalimat)
  })
})
