import { describe, expect, it } from 'vitest'
import {
  gerakOpname,
  gramOpname,
  jurnalOpname,
  terposting,
  tindakDari,
  type BarisOpname,
} from './opname.rules.ts'

// A ring of 4,120 gr at 75 % (3,090 gr fine) that cost Rp 6.200.000, in the tray A01 of TOKO.
const ring: BarisOpname = {
  kode_barcode: '010000017',
  nama_barang: 'CINCIN BELAH ROTAN',
  hasil: 'KETEMU',
  status: 'ADA',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  scan_gudang: 'TOKO',
  scan_baki: 'A01',
  berat: 4_120,
  kadar: 75_00,
  murni: 3_090,
  harga_pokok: 6_200_000,
  kode_kategori: 'EMAS',
  id_pemegang: null,
  versi: 3,
}
const hilang: BarisOpname = { ...ring, hasil: 'HILANG', scan_gudang: null, scan_baki: null }
const pindah: BarisOpname = {
  ...ring,
  hasil: 'PINDAH',
  scan_gudang: 'BRANKAS',
  scan_baki: 'M01',
}
const kembali: BarisOpname = {
  ...ring,
  ...{ hasil: 'LEBIH', status: 'HILANG', kode_gudang: null, kode_baki: null, id_pemegang: 'op1' },
}
const akun = { PERSEDIAAN: '1201', PERSEDIAAN_BERLIAN: '1202', LAWAN: '5106' }

describe('what is posted of a difference', () => {
  it.each([
    [ring, 'TIDAK'],
    [{ ...ring, hasil: 'BARU' as const }, 'TIDAK'],
    [hilang, 'HILANG'],
    [{ ...hilang, status: 'TITIP' }, 'PERIKSA'], // somebody paid for it
    [pindah, 'PINDAH'],
    [{ ...pindah, status: 'TITIP' }, 'PERIKSA'],
    [{ ...pindah, scan_baki: null }, 'PERIKSA'], // nobody said where it lies
    [{ ...pindah, scan_gudang: null }, 'PERIKSA'], // in a tray that is not there
    [kembali, 'KEMBALI'],
    [{ ...kembali, status: 'TERJUAL' }, 'PERIKSA'],
    [{ ...kembali, status: null, versi: null }, 'PERIKSA'], // a barcode of nobody
    [{ ...ring, hasil: 'KASIR' as const, status: 'DALAM_NOTA' }, 'PERIKSA'],
  ])('%#: %j', (baris, tindak) => expect(tindakDari(baris)).toBe(tindak))
})

describe('its books', () => {
  const pieces = terposting([ring, hilang, pindah, kembali])

  it('move only what is certain', () => {
    expect(gerakOpname('x', pieces)).toMatchObject([
      { dari_status: 'ADA', ke_status: 'HILANG', dari_baki: 'A01', ke_gudang: null, ke_baki: null },
      {
        dari_status: 'ADA',
        ke_status: 'ADA',
        dari_baki: 'A01',
        ke_gudang: 'BRANKAS',
        ke_baki: 'M01',
      },
      { dari_status: 'HILANG', ke_status: 'ADA', dari_baki: null, ke_baki: 'A01', pemegang: 'op1' },
    ])
  })

  it('let gold stand in HILANG until it is found', () => {
    const row = { id_dokumen: 'x', kadar: 75_00 }
    expect(gramOpname('x', terposting([hilang]))).toEqual([
      { ...row, akun: 'STOK/TOKO', kotor: -4_120, murni: -3_090 },
      { ...row, akun: 'HILANG', kotor: 4_120, murni: 3_090 },
    ])
    expect(gramOpname('x', terposting([pindah]))).toMatchObject([
      { akun: 'STOK/TOKO', kotor: -4_120 },
      { akun: 'STOK/BRANKAS', kotor: 4_120 },
    ])
    expect(gramOpname('x', terposting([hilang, kembali]))).toEqual([])
  })

  it('write the cost off and on again; a move costs nothing', () => {
    const row = { id_dokumen: 'x' }
    expect(jurnalOpname('x', terposting([hilang]), akun)).toEqual([
      { ...row, nomor_akun: '1201', debit: 0, kredit: 6_200_000 },
      { ...row, nomor_akun: '5106', debit: 6_200_000, kredit: 0 },
    ])
    const berlian = { ...kembali, kode_kategori: 'BERLIAN' }
    expect(jurnalOpname('x', terposting([berlian]), akun)).toMatchObject([
      { nomor_akun: '1202', debit: 6_200_000 },
      { nomor_akun: '5106', kredit: 6_200_000 },
    ])
    expect(jurnalOpname('x', terposting([pindah]), akun)).toEqual([])
  })
})
