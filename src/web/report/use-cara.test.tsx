import { describe, expect, it } from 'vitest'
import { tanggal, text } from '#kernel/field'
import { periodeNow } from './use-cara.tsx'

const day = tanggal({ label: 'Tanggal' })
const range = { tgl_from: day, tgl_to: day }
const today = '2026-11-21'
const of = (tgl_from: string, tgl_to: string) => ({ tgl_from, tgl_to })

describe('the period that the dates say', () => {
  it('is the one that was chosen, as long as nobody typed others', () => {
    const month = of('2026-11-01', today)
    expect(periodeNow(range, month, 'BULAN_INI', today)).toBe('BULAN_INI')
    expect(periodeNow(range, of('2026-11-02', today), 'BULAN_INI', today)).toBeUndefined()
    expect(periodeNow(range, month, undefined, today)).toBeUndefined()
  })

  it('is today where today was typed, whatever was chosen before', () => {
    expect(periodeNow(range, of(today, today), undefined, today)).toBe('HARI_INI')
    expect(periodeNow(range, of(today, today), 'BULAN_INI', today)).toBe('HARI_INI')
    const first = '2026-11-01' // this month is today alone
    expect(periodeNow(range, of(first, first), 'BULAN_INI', first)).toBe('BULAN_INI')
  })

  it('is none without dates', () => {
    expect(periodeNow({ q: text({ label: 'Cari' }) }, { q: 'A' }, undefined, today)).toBeUndefined()
  })
})
