import { expect, test } from 'vitest'
import { code, integer } from '#kernel/field'
import { byKey, fieldShapes, list, maybe, oneOf, pair, row, text, whole } from '#kernel/shape'
import { checkAnswer, defineLoad } from './load.ts'

const load = defineLoad(
  'muat_contoh',
  row({
    berat: whole,
    nama: maybe(text),
    status: oneOf('READY', 'TUTUP'),
    baki: list(pair(text, whole)),
    saldo: byKey(whole),
  }),
)
const sound = {
  berat: 4_123,
  nama: null,
  status: 'READY',
  baki: [['A1', 7]],
  saldo: { kasir1: -1_250_500 },
}

test.each([
  ['missing key', { ...sound, berat: undefined }, 'muat_contoh.berat: a whole number expected'],
  ['number as text', { ...sound, berat: '4123' }, 'muat_contoh.berat: a whole number expected'],
  ['grams', { ...sound, berat: 4.123 }, 'muat_contoh.berat: a whole number expected'],
  ['null', { ...sound, status: null }, 'muat_contoh.status: READY or TUTUP expected, null found'],
  ['extra key', { ...sound, lain: 1 }, 'muat_contoh.lain: not declared'],
  ['in a list', { ...sound, baki: [['A1', null]] }, 'muat_contoh.baki.0.1: a whole number'],
  ['in a map', { ...sound, saldo: { kasir1: '5' } }, 'muat_contoh.saldo.kasir1: a whole number'],
  ['renamed', { berat: 1, name: null }, 'muat_contoh.nama: missing'],
  ['no object', null, 'muat_contoh: an object expected, null found'],
])('%s', (_, value, fault) => {
  expect(() => checkAnswer(load, value)).toThrow(fault)
})

test('keys that may be missing, and the raw values of fields', () => {
  const pokok = {
    pcs: integer({ label: 'Pcs', required: true }),
    bentuk: code({ label: 'Bentuk' }),
  }
  const batu = defineLoad('batu', row(fieldShapes(pokok), { poles: maybe(text) }))
  expect(() => checkAnswer(batu, { pcs: 3, bentuk: null, poles: 'EX' })).not.toThrow()
  expect(() => checkAnswer(batu, { pcs: 3, bentuk: 'RD' })).not.toThrow()
  expect(() => checkAnswer(batu, { pcs: null, bentuk: 'RD' })).toThrow('batu.pcs: a whole number')
  expect(() => checkAnswer(batu, { pcs: 3, poles: 'EX' })).toThrow('batu.bentuk: missing')
  expect(() => checkAnswer(batu, { pcs: 3, bentuk: null, poles: 5 })).toThrow('batu.poles: text')
  expect(() => checkAnswer(batu, { pcs: 3, bentuk: null, lain: 1 })).toThrow('batu.lain: not')
})

test('nothing is said of an answer as it is declared', () => {
  expect(() => checkAnswer(load, sound)).not.toThrow()
})
