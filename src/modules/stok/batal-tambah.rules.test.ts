import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { bolehBatalTerima, gerakBatalTerima, type BarangTerima } from './batal-tambah.rules.ts'
import { balikGram } from './gram.rules.ts'

const piece: BarangTerima = {
  kode_barcode: '010000017',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  berat: 4_120,
  murni: 3_090,
  status: 'ADA',
  versi: 1,
}
const terima = {
  nomor: 'TB-GS1-261121-0001',
  status: 'VALID',
  tgl_system: '2026-11-21',
  barang: [piece],
}

describe('who may cancel which receipt', () => {
  const sentence = (change: Partial<typeof terima>): string => {
    try {
      bolehBatalTerima({ ...terima, ...change }, '2026-11-21')
      return ''
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }
  const moved =
    'Barang {{kode_barcode}} Sudah Berubah Sejak Diterima, {{nomor}} Tidak Dapat Dibatalkan'
  it.each([
    [{}, ''],
    [{ status: 'BATAL' }, '{{nomor}} Sudah Dibatalkan'],
    [{ tgl_system: '2026-11-20' }, 'Tidak Dapat Membatalkan Penerimaan Kemarin'],
    [{ barang: [piece, { ...piece, status: 'DALAM_NOTA', versi: 2 }] }, moved],
    [{ barang: [{ ...piece, versi: 3 }] }, moved], // sold, cancelled, back in its tray; or corrected
  ])('%j', (change, expected) => expect(sentence(change)).toBe(expected))
})

describe('its effects', () => {
  it('take every piece out of its tray, as it was read', () => {
    expect(gerakBatalTerima('x', [piece])).toMatchObject([
      { dari_status: 'ADA', dari_baki: 'A01', ke_status: 'BATAL', ke_gudang: null, versi: 1 },
    ])
  })
  it('negate the gold to the milligram', () => {
    const row = { akun: 'STOK/TOKO', kadar: 75_00, kotor: -4_120, murni: -3_090 }
    expect(balikGram('x', [row])).toEqual([
      { id_dokumen: 'x', akun: 'STOK/TOKO', kadar: 75_00, kotor: 4_120, murni: 3_090 },
    ])
  })
})
