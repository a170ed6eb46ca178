import { describe, expect, it } from 'vitest'
import { duaSisi, kasMutasi, perluSaksi, type Mutasi } from './mutasi.rules.ts'

const mutasi = (change: Partial<Mutasi> = {}): Mutasi => ({
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
const antarbank = { asal: 'BRI', asal_rekening: '123' }
const kasir = { user_id: 'spv', laci: 'spv' }

describe('a transfer between drawer and bank', () => {
  it('goes to the account and out of the drawer', () => {
    const to = duaSisi(mutasi(), true)
    expect(to).toMatchObject({ asal: null, tujuan: { no_rekening: '1234567890' } })
    expect(kasMutasi('x', kasir, mutasi(), to)).toMatchObject([
      { jenis: 'CASH', no_rekening: null, laci: 'spv', jumlah_in: 0, jumlah_out: 25_000_000 },
      { jenis: 'TRANSFER', no_rekening: '1234567890', jumlah_in: 25_000_000, jumlah_out: 0 },
    ])
  })

  it('or comes back', () => {
    const back = mutasi(tarik)
    const from = duaSisi(back, true)
    expect(from).toMatchObject({ asal: { kode_bank: 'BCA', no_rekening: '123' }, tujuan: null })
    expect(kasMutasi('x', kasir, back, from)).toMatchObject([
      { jenis: 'TRANSFER', no_rekening: '123', jumlah_out: 25_000_000 },
      { jenis: 'CASH', jumlah_in: 25_000_000 },
    ])
  })

  const both = 'Salah Satu Dari Asal Dan Tujuan Harus CASH'
  it.each([
    [{ tujuan: 'CASH', tujuan_rekening: null }, both],
    [antarbank, both],
    [{ tujuan_rekening: null }, '{{field}} Tidak Boleh Kosong'],
    [{ ...tarik, asal_rekening: null }, '{{field}} Tidak Boleh Kosong'],
  ])('is refused: %j', (change, sentence) => {
    expect(() => duaSisi(mutasi(change), true)).toThrow(sentence)
  })

  // 1.000.000 may be carried alone: one rupiah more may not; what comes from the bank may.
  it.each([
    [{}, 1_000_000, false],
    [{}, 1_000_001, true],
    [tarik, 9_000_000, false],
  ])('is witnessed above what one carries alone: %j of %d', (change, jumlah, saksi) => {
    expect(perluSaksi(duaSisi(mutasi(change), true), jumlah, 1_000_000)).toBe(saksi)
  })
})

describe('a transfer between two accounts', () => {
  it('leaves the one and comes to the other', () => {
    const isi = mutasi(antarbank)
    expect(kasMutasi('x', kasir, isi, duaSisi(isi, false))).toMatchObject([
      { jenis: 'TRANSFER', no_rekening: '123', jumlah_out: 25_000_000 },
      { jenis: 'TRANSFER', no_rekening: '1234567890', jumlah_in: 25_000_000 },
    ])
  })

  it.each([
    [{ ...antarbank, asal_rekening: '1234567890' }, 'Rekening Tidak Boleh Sama'],
    [{}, 'Asal Dan Tujuan Harus Rekening Bank'],
    [{ ...antarbank, asal_rekening: null }, '{{field}} Tidak Boleh Kosong'],
  ])('is refused: %j', (change, sentence) => {
    expect(() => duaSisi(mutasi(change), false)).toThrow(sentence)
  })
})
