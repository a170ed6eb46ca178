import { expect, test } from 'vitest'
import { integer, list, text, yes, type Fields } from '#kernel/field'
import { fieldOn, fieldsOn, flagsOf, withNothing } from '#kernel/when'

const fields = {
  kode: text({ label: 'Kode', required: true }),
  supplier: text({ label: 'Supplier', required: true, when: 'SUPPLIER' }),
  tanda: yes({ label: 'Tanda', when: 'TANDA', initial: true }),
  baris: list({
    nomor: integer({ label: 'Nomor' }),
    baki: text({ label: 'Baki', when: 'BAKI' }),
  }),
} satisfies Fields

const on = () => true
const off = () => false

test('a bundle names every flag that it hangs on, inside too', () => {
  expect(flagsOf(fields)).toEqual(['SUPPLIER', 'TANDA', 'BAKI'])
})

test('nothing goes while the flags are on', () => {
  expect(fieldsOn(fields, on)).toBe(fields)
})

test('what hangs on a flag that is off is not there, inside too; the same each time', () => {
  const left = fieldsOn(fields, off)
  expect(Object.keys(left)).toEqual(['kode', 'baris'])
  expect(Object.keys(left.baris.fields ?? {})).toEqual(['nomor'])
  expect(fieldsOn(fields, off)).toBe(left)
  const one = fieldsOn(fields, (flag) => flag !== 'SUPPLIER')
  expect(Object.keys(one)).toEqual(['kode', 'tanda', 'baris'])
  expect(Object.keys(fieldOn(fields.baris, off).fields ?? {})).toEqual(['nomor'])
})

test('a row finds nothing where a field is switched off', () => {
  expect(withNothing(fields, { kode: 'A', baris: [{ nomor: 1 }] })).toEqual({
    kode: 'A',
    supplier: null,
    tanda: true,
    baris: [{ nomor: 1, baki: null }],
  })
})
