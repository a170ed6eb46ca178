import { describe, expect, it } from 'vitest'
import { bidangMasalah, diBarisBeli, tujuan } from './kesalahan-konter.ts'

describe('where a refusal leads', () => {
  it.each([
    ['baris.1.diskon', { bagian: 'JUAL', at: 1 }],
    ['pembelian.baris.0.kode_kondisi', { bagian: 'BELI', at: 0 }],
    ['kode_sales', { bagian: 'SALES' }],
    ['pembayaran', { bagian: 'BAYAR' }],
    ['pembayaran.0.jenis', { bagian: 'BAYAR' }],
    ['no_identitas', { bagian: 'PELANGGAN' }],
    ['pembelian.foto_identitas', { bagian: 'PELANGGAN' }],
    ['total', undefined],
  ])('%s', (path, place) => {
    expect(tujuan({ [path]: 'Tidak Boleh Kosong' })).toEqual(place)
  })

  it('gives each purchase line its own sentences', () => {
    const fields = {
      'pembelian.baris.1.potong_batu': 'Terlalu Berat',
      'pembelian.baris.10.potong_batu': 'Lain',
      'baris.1.diskon': 'Lain',
    }
    expect(diBarisBeli(fields, 1)).toEqual({ potong_batu: 'Terlalu Berat' })
  })

  it('finds the field that mends what is in the way', () => {
    expect(bidangMasalah('BERAT_NOL')).toBe('berat_kotor')
    expect(bidangMasalah('BARANG_SUDAH_DIBELI')).toBeUndefined()
  })
})
