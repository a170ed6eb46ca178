import { describe, expect, it } from 'vitest'
import { checkPeriode, jumlahBonus, type FaktaBonus } from './bayar-bonus.rules.ts'

const minta = { kode_sales: 'SLS1', dari: '2026-11-01', sampai: '2026-11-20' }
const fakta: FaktaBonus = {
  segel: '2026-11-20',
  awal: '2026-11-01',
  hari: [
    { tgl: '2026-11-01', urut: 0, nomor: null },
    { tgl: '2026-11-02', urut: 2, nomor: null }, // paid once, and taken back
  ],
  baris: [{ bonus: 10_308 }, { bonus: -2_061 }, { bonus: 9_793 }],
}

describe('a bonus', () => {
  it('is the sum of the lines of the report, a return among them', () =>
    expect(jumlahBonus(minta, fakta)).toBe(18_040))

  it('may run over days that were paid, and begin before the first that brings something', () => {
    const hari = [...fakta.hari, { tgl: '2026-11-03', urut: 1, nomor: 'BS-GS1-261104-0001' }]
    expect(jumlahBonus(minta, { ...fakta, awal: '2026-11-02', hari })).toBe(18_040)
  })

  it.each([
    [{ segel: '2026-11-19' }, 'Tanggal {{tgl}} Belum Ditutup, Bonus Belum Dapat Dibayar'],
    [{ segel: null }, 'Tanggal {{tgl}} Belum Ditutup, Bonus Belum Dapat Dibayar'],
    [
      { hari: [{ tgl: '2026-11-01', urut: 1, nomor: 'BS-GS1-261103-0001' }] },
      'Bonus {{kode_sales}} Tanggal {{tgl}} Sudah Dibayar ({{nomor}})',
    ],
    [{ awal: '2026-10-31' }, 'Bonus {{kode_sales}} Tanggal {{tgl}} Belum Dibayar, Mulai Dari Sana'],
    [{ baris: [] }, 'Tidak Ada Bonus Untuk Dibayar'],
    [{ baris: [{ bonus: 4_123 }, { bonus: -4_123 }] }, 'Tidak Ada Bonus Untuk Dibayar'],
  ])('is not paid with %o', (change, sentence) =>
    expect(() => jumlahBonus(minta, { ...fakta, ...change })).toThrow(sentence),
  )

  it.each([
    ['2026-11-20', '2026-11-19', 'Sampai Tanggal Sebelum Dari Tanggal'],
    ['2025-11-20', '2026-11-21', 'Bonus Dibayar Paling Lama {{hari}} Hari Sekaligus'],
  ])('is of a period, not of %s to %s', (dari, sampai, sentence) =>
    expect(() => checkPeriode({ dari, sampai })).toThrow(sentence),
  )

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2025-11-20', '2026-11-20'],
  ])('may be of %s to %s', (dari, sampai) =>
    expect(() => checkPeriode({ dari, sampai })).not.toThrow(),
  )
})
