import { describe, expect, it } from 'vitest'
import { halanganBeli, tarifNota, type BarangAsal } from './asal.rules.ts'
import { asal, barang } from './test-cincin.ts'

const piece = (changed: Partial<BarangAsal> = {}): BarangAsal => ({
  ...barang(),
  nomor_pemegang: 'FB-1',
  ...changed,
})

describe('a piece that comes back', () => {
  it('may be bought while its sale holds it', () =>
    expect(halanganBeli('A1', piece(), false)).toBeUndefined())

  it.each([
    ['unknown', undefined, 'Barcode {{kode_barcode}} Tidak Ditemukan'],
    [
      'at another counter',
      piece({ status: 'DALAM_BELI', id_pemegang: 'beli-1' }),
      'Barang {{kode_barcode}} Sedang Dibeli Di {{nomor}} Oleh {{oleh}}',
    ],
    [
      'bought already',
      piece({ status: 'DIBELI', id_pemegang: 'beli-1' }),
      'Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar Di {{nomor}}',
    ],
    [
      'being sold',
      piece({ status: 'DALAM_NOTA', asal: null }),
      'Barang {{kode_barcode}} Sedang Dalam Nota {{nomor}} Oleh {{oleh}}',
    ],
    ['in its tray', piece({ status: 'ADA', asal: null }), 'Barang {{kode_barcode}} Belum Terjual'],
    [
      'held by something else',
      piece({ id_pemegang: 'jual-2' }),
      'Barang {{kode_barcode}} Belum Terjual',
    ],
    [
      'of a lost nota',
      piece({ asal: { ...asal, nota_hilang: true } }),
      'Nota {{nomor}} Sudah Dilaporkan Hilang',
    ],
  ])('is refused: %s', (_, given, message) =>
    expect(halanganBeli('A1', given, false)?.message).toBe(message),
  )

  it('of a nota reported lost is bought from who says that he lost it', () =>
    expect(halanganBeli('A1', piece({ asal: { ...asal, nota_hilang: true } }), true)).toBe(
      undefined,
    ))
})

it('promises what its nota froze, or nothing', () => {
  expect(tarifNota(asal)).toEqual({ cara: 'PERSEN', tukar: 15_00, jual: 20_00 })
  expect(tarifNota({ ...asal, potongan_jual: null })).toBeNull()
})
