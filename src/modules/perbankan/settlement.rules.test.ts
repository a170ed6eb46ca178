import { describe, expect, it } from 'vitest'
import { checkTujuan, kasSettlement, neto, type SettlementMasuk } from './settlement.rules.ts'

const masuk = (change: Partial<SettlementMasuk> = {}): SettlementMasuk => ({
  ...{ no_rekening: '123', jenis: 'DEBET', tgl: '2026-11-20', kotor: 4_123_000, mdr: 6_185 },
  ...{ ke_rekening: null, no_ref: 'B-77', keterangan: null, ...change },
})

describe('what a bank brings of cards', () => {
  it('is what they paid less what it keeps', () => {
    expect(neto(masuk(), 4_123_000)).toBe(4_116_815)
    expect(kasSettlement('x', { user_id: 'spv', laci: 'spv' }, masuk())).toMatchObject([
      { jenis: 'DEBET', no_rekening: '123', jumlah_in: 0, jumlah_out: 4_123_000, no_ref: 'B-77' },
      { jenis: 'TRANSFER', no_rekening: '123', jumlah_in: 4_116_815, jumlah_out: 0 },
    ])
  })

  it('is taken back by the bank where a card got its money back', () => {
    const balik = masuk({ kotor: -3_250_000, mdr: 0 })
    expect(neto(balik, -3_250_000)).toBe(-3_250_000)
    expect(kasSettlement('x', { user_id: 'spv', laci: 'spv' }, balik)).toMatchObject([
      { jenis: 'DEBET', jumlah_in: 3_250_000, jumlah_out: 0 },
      { jenis: 'TRANSFER', jumlah_in: 0, jumlah_out: 3_250_000 },
    ])
  })

  it('may come to another account', () => {
    const [, bank] = kasSettlement('x', { user_id: 'a', laci: 'a' }, masuk({ ke_rekening: '555' }))
    expect(bank).toMatchObject({ no_rekening: '555' })
  })

  it('comes from a terminal of QRIS to an account that is said', () => {
    expect(() => checkTujuan(masuk(), true)).toThrow('{{field}} Tidak Boleh Kosong')
    expect(() => checkTujuan(masuk({ ke_rekening: '555' }), true)).not.toThrow()
    expect(() => checkTujuan(masuk(), false)).not.toThrow()
  })

  it.each([
    [{}, 4_122_999, 'Kartu Yang Belum Cair Tinggal Rp {{sisa}}'],
    [{}, -1, 'Kartu Yang Belum Cair Tinggal Rp {{sisa}}'],
    [{ kotor: -1, mdr: 0 }, 0, 'Kartu Yang Belum Cair Tinggal Rp {{sisa}}'],
    [{ kotor: -101, mdr: 0 }, -100, 'Kartu Yang Belum Cair Tinggal Rp {{sisa}}'],
    [{ kotor: -100, mdr: 1 }, -100, 'Potongan Bank Harus Kurang Dari Jumlah Kotor'],
    [{ kotor: 0, mdr: 0 }, 100, 'Jumlah Rp Tidak Boleh Kosong'],
    [{ mdr: 4_123_000 }, 4_123_000, 'Potongan Bank Harus Kurang Dari Jumlah Kotor'],
  ])('is refused: %j of %d', (change, sisa, sentence) => {
    expect(() => neto(masuk(change), sisa)).toThrow(sentence)
  })
})
