import { expect, test } from 'vitest'
import {
  berat,
  code,
  list,
  maybe,
  persen,
  phone,
  rupiah,
  text,
  texts,
  uuid,
  uuids,
  yes,
} from '#kernel/field'
import { check } from '#kernel/schema'
import { decode, encode } from '#kernel/wire'

const fields = {
  kode: code({ label: 'Kode', required: true }),
  nama: text({ label: 'Nama', required: 'Nama Barang Tidak Boleh Kosong' }),
  berat: berat({ label: 'Berat', required: true, min: 1 }),
  diskon: persen({ label: 'Diskon' }),
  hp: phone({ label: 'HP', min: 11 }),
  aktif: yes({ label: 'Aktif', initial: true }),
  baris: list({ harga: rupiah({ label: 'Harga', required: true }) }, { label: 'Baris' }),
}
const good = {
  kode: ' a-1 ',
  nama: ' Rina ',
  berat: 4.12,
  diskon: 2.5,
  hp: '0812-3456-7890',
  baris: [{ harga: 5 }],
}

test('a body becomes values: upper-case keys, milligrams, hundredths, 62 for 0', () => {
  expect(check(fields, good)).toEqual({
    value: {
      kode: 'A-1',
      nama: 'Rina',
      berat: 4120,
      diskon: 250,
      hp: '6281234567890',
      aktif: true,
      baris: [{ harga: 5 }],
    },
  })
})

test('of a filter, ALL says as much as nothing', () => {
  const filter = { kode: { ...code({ label: 'Jenis' }), all: true } }
  expect(check(filter, { kode: 'ALL' })).toEqual({ value: { kode: null } })
  expect(check({ kode: code({ label: 'Kode' }) }, { kode: 'ALL' })).toEqual({
    value: { kode: 'ALL' },
  })
})

test.each([
  [{ ...good, kode: '' }, 'kode', '{{field}} Tidak Boleh Kosong'],
  [{ ...good, kode: 'a;b' }, 'kode', '{{field}} Tidak Valid'],
  [{ ...good, nama: '   ' }, 'nama', 'Nama Barang Tidak Boleh Kosong'],
  [{ ...good, nama: 7 }, 'nama', '{{field}} Tidak Valid'],
  [{ ...good, berat: 0 }, 'berat', '{{field}} Tidak Boleh Kurang Dari {{min}}'],
  [{ ...good, berat: 1.2345 }, 'berat', '{{field}} Tidak Valid'],
  [{ ...good, diskon: 100.01 }, 'diskon', 'Tidak Boleh Melebihi 100 !'],
  [{ ...good, hp: '08123' }, 'hp', '{{field}} Paling Sedikit {{min}} Huruf'],
  [
    { ...good, baris: [{ harga: -1 }] },
    'baris.0.harga',
    '{{field}} Tidak Boleh Kurang Dari {{min}}',
  ],
])('refuses %#', (body, field, sentence) => {
  const result = check(fields, body)
  expect('refused' in result && result.refused[0]).toMatchObject({ field, text: sentence })
})

test('a bound is said in the unit of the wire', () => {
  const result = check(fields, { ...good, berat: 0 })
  expect('refused' in result && result.refused[0]?.params).toMatchObject({
    field: 'Berat',
    min: 0.001,
  })
})

test('a bound of the kind is said, too', () => {
  const refused = (harga: number) => check(fields, { ...good, baris: [{ harga }] })
  expect(refused(-1)).toMatchObject({ refused: [{ params: { field: 'Harga', min: 0 } }] })
  expect(refused(1e12)).toMatchObject({ refused: [{ params: { max: 999_999_999_999 } }] })
  const long = check(fields, { ...good, nama: 'x'.repeat(101) })
  expect(long).toMatchObject({ refused: [{ params: { field: 'Nama', max: 100 } }] })
})

test('hostile bodies are refused, never thrown', () => {
  for (const body of [
    null,
    1,
    'x',
    [],
    { baris: 'x' },
    { __proto__: null, kode: {} },
    { berat: Infinity },
  ])
    expect('refused' in check(fields, body)).toBe(true)
})

test('a bundle that need not be given is null, and whole where it is', () => {
  const fields = { pembelian: maybe({ berat: berat({ label: 'Berat', required: true }) }) }
  expect(check(fields, {})).toEqual({ value: { pembelian: null } })
  expect(check(fields, { pembelian: { berat: 4.12 } })).toEqual({
    value: { pembelian: { berat: 4_120 } },
  })
  expect(check(fields, { pembelian: {} })).toMatchObject({
    refused: [{ field: 'pembelian.berat' }],
  })
  expect(encode(maybe({}), null)).toBeNull()
})

test('a list that need not be given is an empty one', () => {
  expect(check({ nomor: texts({ label: 'Nomor', required: false }) }, {})).toEqual({
    value: { nomor: [] },
  })
})

test('what a definition does not name never leaves the house', () => {
  const answer = list({ nama: fields.nama, inti: list({ berat: fields.berat }) })
  const rows = [{ nama: 'x', harga_pokok: 5, inti: [{ berat: 1, murni: 3 }] }]
  expect(encode(answer, rows)).toEqual([{ nama: 'x', inti: [{ berat: 0.001 }] }])
})

test('answers travel there and back', () => {
  const answer = list({ berat: fields.berat, nama: fields.nama })
  const rows = [
    { berat: 4120, nama: 'x' },
    { berat: null, nama: 'y' },
  ]
  expect(encode(answer, rows)).toEqual([
    { berat: 4.12, nama: 'x' },
    { berat: null, nama: 'y' },
  ])
  expect(decode(answer, encode(answer, rows))).toEqual(rows)
})

test('an id is a uuid, in lower case, and so is each of several', () => {
  const fields = { id: uuid({ label: 'Id' }), milik: uuids({ label: 'Milik', max: 2 }) }
  const one = '019FEE39-eb28-7aa1-9994-af233299914d'
  expect(check(fields, { id: one, milik: [one] })).toEqual({
    value: { id: one.toLowerCase(), milik: [one.toLowerCase()] },
  })
  const refused = check(fields, { id: '4123', milik: [one, '4123'] })
  expect(refused).toMatchObject({ refused: [{ field: 'id' }, { field: 'milik.1' }] })
})
