import { expect, test } from 'vitest'
import { bagianLangkah, langkahBerikut, langkahToko, masterMulai, tertulis } from './langkah.ts'

test('what was counted no further does not pass for all there is', () => {
  expect(tertulis(7)).toBe('7')
  expect(tertulis(1_000)).toBe('1.000')
  expect(tertulis(1_001)).toBe('1.000+')
})

test('the step to take now is the first that is neither done nor passed over', () => {
  const satu = (langkah: string, sudah: boolean, lewat: boolean) => ({ langkah, sudah, lewat })
  const semua = [satu('kategori', true, false), satu('jenis', false, true)]
  expect(langkahBerikut([...semua, satu('baki', false, false), satu('kas', false, false)])).toBe(
    'baki',
  )
  expect(langkahBerikut(semua)).toBeUndefined()
})

test('every master of the beginning is a step, and what a nota needs comes before all else', () => {
  const langkah = Object.entries(langkahToko)
  const master = new Set(masterMulai.map(({ name }) => name))
  expect(langkah.filter(([name]) => master.has(name)).length).toBe(master.size)
  const urut = langkah.map(([, { bagian }]) => Object.keys(bagianLangkah).indexOf(bagian))
  expect(urut).toEqual(urut.toSorted((a, b) => a - b))
})
