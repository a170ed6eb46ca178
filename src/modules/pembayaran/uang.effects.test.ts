import { describe, expect, it } from 'vitest'
import type { Lunas } from './pembayaran.rules.ts'
import { jurnalUang, kasUang } from './uang.effects.ts'

const peta = { PEMBAYARAN: { CASH: '1101', TRANSFER: '1102', FEE: '4105' } }
const tunai: Lunas = {
  jenis: 'CASH',
  no_rekening: null,
  jumlah: 4_000_000,
  fee: 0,
  no_ref: null,
  diterima: 4_100_000,
  kembali: 100_000,
}
const transfer: Lunas = {
  jenis: 'TRANSFER',
  no_rekening: '9',
  jumlah: 10_000_000,
  fee: 6_500,
  no_ref: 'X',
  diterima: 10_006_500,
  kembali: 0,
}
const kasir = { user_id: 'kasir1', laci: 'L1' }

describe('money that comes in', () => {
  it('stands in the drawer of its cashier; the change is no money of the shop', () =>
    expect(kasUang('MASUK', 'g1', [tunai, transfer], kasir)).toMatchObject([
      { kategori: 'PENJUALAN', jenis: 'CASH', jumlah_in: 4_000_000, jumlah_out: 0, laci: 'L1' },
      { kategori: 'PENJUALAN', jenis: 'TRANSFER', jumlah_in: 10_000_000, fee: 6_500 },
    ]))

  // 10,000,000 and the 6,500 that the customer bears reach the bank; the 6,500 is earned
  it('is booked by its way, and the fee on top of it is earned', () =>
    expect(jurnalUang('MASUK', 'g1', [tunai, transfer], peta)).toEqual([
      { id_dokumen: 'g1', nomor_akun: '1101', debit: 4_000_000, kredit: 0 },
      { id_dokumen: 'g1', nomor_akun: '1102', debit: 10_006_500, kredit: 0 },
      { id_dokumen: 'g1', nomor_akun: '4105', debit: 0, kredit: 6_500 },
    ]))
})

describe('money that goes out', () => {
  it('leaves the drawer of who pays', () =>
    expect(kasUang('KELUAR', 'g1', [tunai], kasir)).toMatchObject([
      { kategori: 'PEMBELIAN', jumlah_in: 0, jumlah_out: 4_000_000, user_id: 'kasir1' },
    ]))

  it("is booked the other way round; the fee is the bank's", () =>
    expect(jurnalUang('KELUAR', 'g1', [tunai, transfer], peta)).toEqual([
      { id_dokumen: 'g1', nomor_akun: '1101', debit: 0, kredit: 4_000_000 },
      { id_dokumen: 'g1', nomor_akun: '1102', debit: 0, kredit: 10_006_500 },
      { id_dokumen: 'g1', nomor_akun: '4105', debit: 6_500, kredit: 0 },
    ]))
})

it('what moves nothing stands in no cash book', () =>
  expect(kasUang('MASUK', 'g1', [{ ...tunai, jumlah: 0 }], kasir)).toEqual([]))
