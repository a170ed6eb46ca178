import { expect, it } from 'vitest'
import { checkSatu, checkTujuan } from './antar-toko.rules.ts'

it.each([
  ['GS1', undefined, 'Toko Tujuan Tidak Boleh Toko Sendiri'],
  ['GS9', undefined, 'Toko Tidak Ditemukan'],
  ['GS9', 'Cabang Tidak Tersedia', 'Cabang Tidak Tersedia'],
])('goes to another shop of the chain, not to %s', (tujuan, kalimat, sentence) => {
  expect(() => checkTujuan(tujuan, 'GS1', ['PUSAT', 'GS1'], kalimat)).toThrow(sentence)
  expect(checkTujuan('PUSAT', 'GS1', ['PUSAT', 'GS1'])).toBeUndefined()
})

it('is not found by a number that two shops chose', () => {
  expect(() => checkSatu(2)).toThrow('Ada {{sama}} Kiriman Dengan Nomor Ini, Pilih Dari Daftar')
  expect(checkSatu(1)).toBeUndefined()
})
