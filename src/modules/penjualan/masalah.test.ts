import { expect, test } from 'vitest'
import { problemOf, problems, refusalFor } from '#kernel/problem'
import { Refusal } from '#kernel/refusal'
import { halanganJual, type Ketersediaan } from './ketersediaan.rules.ts'
import { masalahJual } from './masalah.ts'

const piece: Ketersediaan = {
  kode_barcode: '010000017',
  kode_group: '750',
  status: 'ADA',
  status_baki: 'READY',
  kode_baki: 'A01',
  nomor_pemegang: 'FJ-GS1-261121-0001',
  oleh_pemegang: 'kasir1',
  harga_tetap: null,
  kode_kategori: 'EMAS',
  data_berlian: null,
}

test.each([
  [{ status: 'DALAM_NOTA' }, true, 'BARANG_DALAM_NOTA'],
  [{ status: 'TERJUAL' }, true, 'BARANG_TERJUAL'],
  [{ status: 'TITIP' }, true, 'BARANG_DITITIP'],
  [{ status: 'CONTOH' }, true, 'BARANG_CONTOH'],
  [{ status: 'KEMBALI' }, true, 'BARANG_BARU_KEMBALI'],
  [{ status: 'HANCUR' }, true, 'BARANG_TIDAK_DI_TOKO'],
  [{ status_baki: 'TIMBANG' }, true, 'BAKI_DITUTUP'],
  [{}, false, 'HARGA_BELUM_DIKONFIRMASI'],
] as const)('%o, price confirmed %s: %s', (changes, confirmed, kode) => {
  const refusal = halanganJual({ ...piece, ...changes }, confirmed, true)
  expect(refusal?.problem).toBe(kode)
  expect(refusal?.message).toBe(masalahJual[kode])
})

test('a piece that may be sold has no problem; a fixed price needs no confirmation', () => {
  expect(halanganJual(piece, true, false)).toBeUndefined()
  expect(halanganJual({ ...piece, harga_tetap: 900_000 }, false, false)).toBeUndefined()
})

test('a diamond piece needs the diamond module, whatever says that it is one', () => {
  const batu = {
    jml_batu: 1,
    kode_shape: 'RD',
    karat_batu: 50,
    kode_color: 'F',
    kode_clarity: 'VS1',
    kode_cutgrade: null,
  }
  for (const change of [{ kode_kategori: 'BERLIAN' }, { data_berlian: [batu] }]) {
    expect(halanganJual({ ...piece, ...change }, true, false)?.message).toBe(
      'Modul Berlian Tidak Aktif',
    )
    expect(halanganJual({ ...piece, ...change }, true, true)).toBeUndefined()
  }
})

test('every code is one of the field, and a stranger is thrown on', () => {
  const field = problems(masalahJual, 'Masalah').fields?.['kode']
  expect(Object.keys(field?.of ?? {})).toEqual(Object.keys(masalahJual))
  const known = refusalFor(masalahJual, 'BERAT_LEBIH', { berat: '4,2', stock: '4,1' })
  expect(problemOf(masalahJual, known)).toBe('BERAT_LEBIH')
  const stranger = new Refusal('Toko Sudah Tutup')
  expect(() => problemOf(masalahJual, stranger)).toThrow(stranger)
})
