import { describe, expect, it } from 'vitest'
import { barisDari, checkJurnal } from './jurnal-umum.rules.ts'

const baris = [
  { nomor_akun: '6102', debit: 4_123_456, kredit: 0 },
  { nomor_akun: '6103', debit: 1_000_001, kredit: 0 },
  { nomor_akun: '2104', debit: 0, kredit: 5_123_457 },
]

describe('a general entry', () => {
  it('is even, and stands in the journal as it was entered', () => {
    expect(checkJurnal(baris)).toBe(5_123_457)
    expect(barisDari('x', baris)[2]).toEqual({
      ...{ id_dokumen: 'x', nomor_akun: '2104', debit: 0, kredit: 5_123_457 },
    })
  })

  const ubah = (index: number, change: Partial<(typeof baris)[number]>) =>
    baris.map((one, at) => (at === index ? { ...one, ...change } : one))
  it.each([
    [2, { kredit: 5_123_456 }, 'Debet Dan Kredit Berbeda Rp {{beda}}'],
    [2, { debit: 1 }, 'Isi Debet Atau Kredit, Salah Satu'],
    [1, { debit: 0 }, 'Isi Debet Atau Kredit, Salah Satu'],
    [1, { nomor_akun: '6102' }, 'Akun {{nomor_akun}} Sudah Ada'],
  ])('is refused: line %d with %j', (index, change, sentence) => {
    expect(() => checkJurnal(ubah(index, change))).toThrow(sentence)
  })
})
