import { describe, expect, it } from 'vitest'
import { kasMutasi, perluSaksi, sisiBank, type MutasiCash } from './mutasi-cash.rules.ts'

const mutasi = (change: Partial<MutasiCash> = {}): MutasiCash => ({
  asal: 'CASH',
  asal_rekening: null,
  tujuan: 'BCA',
  tujuan_rekening: '1234567890',
  jumlah: 25_000_000,
  keterangan: 'Setor tunai',
  kategori: 'IKLAN',
  ...change,
})
const tarik = { asal: 'BCA', asal_rekening: '123', tujuan: 'CASH', tujuan_rekening: null }

describe('a transfer between drawer and bank', () => {
  it('goes to the account and out of the drawer', () => {
    const to = sisiBank(mutasi())
    expect(to).toEqual({ setor: true, kode_bank: 'BCA', no_rekening: '1234567890' })
    expect(kasMutasi('x', { user_id: 'spv', laci: 'spv' }, mutasi(), to)).toMatchObject([
      { jenis: 'CASH', no_rekening: null, laci: 'spv', jumlah_in: 0, jumlah_out: 25_000_000 },
      { jenis: 'TRANSFER', no_rekening: '1234567890', jumlah_in: 25_000_000, jumlah_out: 0 },
    ])
  })

  it('or comes back', () => {
    const back = mutasi(tarik)
    const from = sisiBank(back)
    expect(from).toEqual({ setor: false, kode_bank: 'BCA', no_rekening: '123' })
    expect(kasMutasi('x', { user_id: 'spv', laci: 'spv' }, back, from)).toMatchObject([
      { jenis: 'CASH', jumlah_in: 25_000_000 },
      { jenis: 'TRANSFER', no_rekening: '123', jumlah_out: 25_000_000 },
    ])
  })

  const both = 'Salah Satu Dari Asal Dan Tujuan Harus CASH'
  it.each([
    [{ tujuan: 'CASH' }, both],
    [{ asal: 'BRI' }, both],
    [{ tujuan_rekening: null }, '{{field}} Tidak Boleh Kosong'],
    [{ ...tarik, asal_rekening: null }, '{{field}} Tidak Boleh Kosong'],
  ])('is refused: %j', (change, sentence) => {
    expect(() => sisiBank(mutasi(change))).toThrow(sentence)
  })

  // 1.000.000 may be carried alone: one rupiah more may not; what comes from the bank may.
  it.each([
    [{}, 1_000_000, false],
    [{}, 1_000_001, true],
    [tarik, 9_000_000, false],
  ])('is witnessed above what one carries alone: %j of %d', (change, jumlah, saksi) => {
    expect(perluSaksi(sisiBank(mutasi(change)), jumlah, 1_000_000)).toBe(saksi)
  })
})
