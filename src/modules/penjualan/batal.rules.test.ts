import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { bolehBatal, pengembalian, type KasTercatat } from './batal.rules.ts'

const cash: KasTercatat = {
  kategori: 'PENJUALAN',
  jenis: 'CASH',
  no_rekening: null,
  user_id: 'kasir1',
  laci: 'kasir1',
  jumlah: 1_000_000,
  fee: 0,
  no_ref: null,
}
const kartu: KasTercatat = {
  ...cash,
  jenis: 'CREDIT',
  no_rekening: '123',
  jumlah: 5_000_000,
  fee: 50_000,
}

describe('the money of a cancelled note (DOMAIN 5: a cancel returns by the same way)', () => {
  test('the only note of a group takes everything back, the fee too', () => {
    expect(pengembalian([cash, kartu], 6_000_000, true)).toEqual([cash, kartu])
  })
  test('one of several notes takes its total, in the order of the payments', () => {
    expect(pengembalian([cash, kartu], 2_500_000, false)).toEqual([
      cash,
      { ...kartu, jumlah: 1_500_000, fee: 0 },
    ])
  })
  test('what went back once does not go back twice', () => {
    const returned = { ...cash, jumlah: -1_000_000 }
    expect(pengembalian([cash, kartu, returned], 2_500_000, false)).toEqual([
      { ...kartu, jumlah: 2_500_000, fee: 0 },
    ])
    expect(
      pengembalian(
        [cash, kartu, returned, { ...kartu, jumlah: -2_500_000, fee: 0 }],
        2_500_000,
        true,
      ),
    ).toEqual([{ ...kartu, jumlah: 2_500_000 }])
  })
  test('a way that is emptied before the last note gives its fee back with it', () => {
    const first = pengembalian([kartu, cash], 5_000_000, false)
    expect(first).toEqual([kartu])
    const returned = { ...kartu, jumlah: -5_000_000, fee: -50_000 }
    expect(pengembalian([kartu, cash, returned], 1_000_000, true)).toEqual([cash])
  })
  test('money that is not there is a bug, not a sentence', () => {
    expect(() => pengembalian([cash], 2_000_000, false)).toThrow(RangeError)
  })
})

describe('who may cancel what (SPEC 4, DOMAIN 4)', () => {
  const sale = {
    nomor: 'FJ-GS1-261121-0001',
    status: 'VALID',
    tgl_system: '2026-11-21',
    barang: [{ kode_barcode: '01', status: 'TERJUAL', milikNota: true }],
  }
  const sentence = (change: Partial<typeof sale>, today = '2026-11-21'): string => {
    try {
      bolehBatal({ ...sale, ...change }, today)
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
    return 'accepted'
  }
  test.each([
    [{}, '2026-11-21', 'accepted'],
    [{ status: 'BATAL' }, '2026-11-21', 'Penjualan {{nomor}} Sudah Dibatalkan'],
    [{ status: 'OPEN' }, '2026-11-21', 'Penjualan {{nomor}} Belum Divalidasi'],
    [{}, '2026-11-22', 'Tidak Dapat Membatalkan Penjualan Kemarin'],
    [
      { barang: [{ kode_barcode: '01', status: 'ADA', milikNota: false }] },
      '2026-11-21',
      'Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar',
    ],
  ])('%#', (change, today, expected) => expect(sentence(change, today)).toBe(expected))
})
