import { describe, expect, it } from 'vitest'
import { checkRekeningBayar, type Pembayaran } from './pembayaran.rules.ts'

const bayar = (lain: Partial<Pembayaran>): Pembayaran => ({
  ...{ jenis: 'DEBET', no_rekening: 'QR088', jumlah: 417_000, fee: 0, no_ref: 'R-1' },
  ...{ diterima: null, ...lain },
})
const known = { QR088: true, '0881': false }
const periksa = (lain: Partial<Pembayaran>) => () => checkRekeningBayar([bayar(lain)], known)

describe('an account of QRIS', () => {
  it('takes a debit payment with its reference', () => {
    expect(periksa({})).not.toThrow()
    expect(periksa({ fee: null })).not.toThrow()
  })

  it.each([
    [{ jenis: 'CREDIT' }, 'Rekening {{no_rekening}} Hanya Untuk QRIS'],
    [{ jenis: 'TRANSFER' }, 'Rekening {{no_rekening}} Hanya Untuk QRIS'],
    [{ fee: 1 }, 'QRIS Tidak Dikenakan Fee'],
    [{ no_ref: ' ' }, 'No Referensi Tidak Boleh Kosong'],
    [{ no_ref: null }, 'No Referensi Tidak Boleh Kosong'],
    [{ no_rekening: '0882' }, 'Rekening {{no_rekening}} Tidak Ditemukan'],
  ] as const)('refuses %j', (lain, kata) => expect(periksa(lain)).toThrow(kata))

  it('leaves other accounts and cash alone', () => {
    expect(periksa({ no_rekening: '0881', fee: 4_170, no_ref: null })).not.toThrow()
    expect(periksa({ jenis: 'CASH', no_rekening: null })).not.toThrow()
  })
})
