import { expect, it } from 'vitest'
import { orangLain } from './orang-lain.ts'

it.each([
  ['another number', { no_hp: '6281298760001' }, { no_hp: '6281298760002' }, true],
  [
    'the same number as it is typed',
    { no_hp: '0812 9876 0001' },
    { no_hp: '6281298760001' },
    false,
  ],
  ['a number where none was', { nama_customer: 'SITI' }, { no_hp: '6281298760001' }, true],
  [
    'another spelling of who has this number',
    { nama_customer: 'SITI', no_hp: '6281298760001' },
    { nama_customer: 'SITI AMINAH', no_hp: '6281298760001' },
    false,
  ],
  ['another name without a number', { nama_customer: 'SITI' }, { nama_customer: 'RINI' }, true],
  ['the same name', { nama_customer: 'Siti', no_hp: null }, { nama_customer: 'SITI ' }, false],
  ['nobody', {}, { nama_customer: null, no_hp: '' }, false],
])('tells by %s whether it is somebody else', (_what, dulu, kini, lain) =>
  expect(orangLain(dulu, kini)).toBe(lain),
)
