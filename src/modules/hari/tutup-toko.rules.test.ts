import { describe, expect, it } from 'vitest'
import {
  bukaTerjauh,
  checkBerikut,
  checkBuka,
  langsungBuka,
  tanggalTerjauh,
  tanggalUsul,
} from './tutup-toko.rules.ts'

const on = (tgl_system: string, hari_ini: string) => ({ tgl_system, hari_ini })

describe('the next date', () => {
  it.each([
    ['in the evening: tomorrow', on('2025-11-21', '2025-11-21'), '2025-11-22', '2025-11-22'],
    ['forgotten last night: today', on('2025-11-20', '2025-11-21'), '2025-11-21', '2025-11-22'],
    ['after a holiday: today', on('2025-11-01', '2025-11-21'), '2025-11-21', '2025-11-22'],
    ['already ahead', on('2025-11-22', '2025-11-21'), '2025-11-23', '2025-11-23'],
    ['over the end of a year', on('2025-12-31', '2025-12-31'), '2026-01-01', '2026-01-01'],
  ])('%s', (_, hari, usul, terjauh) => {
    expect(tanggalUsul(hari)).toBe(usul)
    expect(tanggalTerjauh(hari)).toBe(terjauh)
    expect(() => checkBerikut(hari, usul)).not.toThrow()
  })

  it.each([
    ['2025-11-21', 'Tanggal Berikutnya Harus Setelah {{tgl_system}}'],
    ['2025-11-20', 'Tanggal Berikutnya Harus Setelah {{tgl_system}}'],
    ['2025-11-23', 'Tanggal Berikutnya Paling Jauh {{tanggal}}'],
    ['2026-11-22', 'Tanggal Berikutnya Paling Jauh {{tanggal}}'],
  ])('%s is refused', (berikut, sentence) => {
    expect(() => checkBerikut(on('2025-11-21', '2025-11-21'), berikut)).toThrow(sentence)
  })
})

describe('opening a closed shop', () => {
  const hari = on('2025-11-22', '2025-11-24')
  it('skips the days that nobody worked', () => {
    expect(bukaTerjauh(hari)).toBe('2025-11-24')
    for (const tanggal of ['2025-11-22', '2025-11-23', '2025-11-24'])
      expect(() => checkBuka(hari, tanggal)).not.toThrow()
  })
  it('never opens for a date before or after', () => {
    expect(() => checkBuka(hari, '2025-11-21')).toThrow('Paling Awal')
    expect(() => checkBuka(hari, '2025-11-25')).toThrow('Paling Jauh')
  })
  it('happens by itself when the date has come', () => {
    expect(langsungBuka('2025-11-21', '2025-11-21')).toBe(true)
    expect(langsungBuka('2025-11-21', '2025-11-20')).toBe(true)
    expect(langsungBuka('2025-11-21', '2025-11-22')).toBe(false)
  })
})
