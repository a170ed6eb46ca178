import { describe, expect, it } from 'vitest'
import { namaParaf, splitAlamat, splitStruk } from './paper-text.ts'

describe('splitAlamat', () => {
  it.each([
    ['', []],
    ['JL. TUNJUNGAN 12 SURABAYA', ['JL. TUNJUNGAN 12 SURABAYA']],
    [
      'JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C SURABAYA',
      ['JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C', 'SURABAYA'],
    ],
    ['x'.repeat(90), ['x'.repeat(48), 'x'.repeat(42)]],
    ['x'.repeat(120), ['x'.repeat(48), 'x'.repeat(42)]],
    [`${'a'.repeat(48)} b`, ['a'.repeat(48), 'b']],
    [
      `${'a'.repeat(30)} ${'b'.repeat(59)}`,
      [`${'a'.repeat(30)} ${'b'.repeat(17)}`, 'b'.repeat(42)],
    ],
  ])('%j', (alamat, lines) => {
    expect(splitAlamat(alamat)).toEqual(lines)
  })
})

describe('namaParaf', () => {
  it.each([
    ['', ''],
    ['Ibu Sari', 'Ibu Sari'],
    // 48 letters stay, the 49th makes the last name an initial.
    [`Siti ${'a'.repeat(43)}`, `Siti ${'a'.repeat(43)}`],
    [`Siti ${'a'.repeat(44)}`, 'Siti a.'],
    [
      'RADEN AYU SITI NURHALIZA KUSUMAWARDHANI PRAWIRODIRDJO DIPONEGORO', // 65; 57; 46
      'RADEN AYU SITI NURHALIZA KUSUMAWARDHANI P. D.',
    ],
    ['x'.repeat(60), 'x'.repeat(60)], // one word: it is wrapped and set smaller
  ])('%j', (nama, below) => {
    expect(namaParaf(nama)).toBe(below)
  })
})

describe('splitStruk', () => {
  it.each([
    ['Cincin milik ibu, jangan dipoles', ['Cincin milik ibu,', 'jangan dipoles']],
    ['x'.repeat(70), ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(20)]],
    ['satu\ndua', ['satu dua']],
  ])('%j', (text, lines) => {
    expect(splitStruk(text)).toEqual(lines)
  })

  it('loses no character of the first sixty', () => {
    const words = 'gelang rantai nori panjang sekali dengan liontin hati kecil dan batu'
    for (let start = 0; start < 20; start++) {
      const text = words.slice(start).trim()
      const lines = splitStruk(text)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.slice(0, 60).replaceAll(' ', ''))
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(20)
    }
  })
})
