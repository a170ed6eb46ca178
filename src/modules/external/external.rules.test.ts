import { describe, expect, it } from 'vitest'
import { cocokkan, type BarangExternal, type BarisBerkas } from './external.rules.ts'

const barang = (n: number, lain: Partial<BarangExternal> = {}): BarangExternal => ({
  ...{
    kode_barcode: `X${n}`,
    status: 'ADA',
    versi: 1,
    nama_barang: 'CINCIN',
    kode_kategori: 'EMAS',
  },
  ...{ kode_intern: `L${n}`, size: '', no_sertifikat: null, ongkos: 0, harga_tetap: null },
  ...{ kadar: 75_00, berat: 4_123, murni: 3_092, harga_pokok: 6_200_417 },
  ...{ kode_gudang: 'TOKO', kode_baki: 'A01', id_pemegang: null, ...lain },
})
const baris = (n: number, lain: Partial<BarisBerkas> = {}): BarisBerkas => ({
  ...{ baris: n, kode_barcode: null, kode_external: null, nama_barang: null, kadar: null },
  ...{ berat: null, size: null, no_sertifikat: null, ongkos: null, harga_tetap: null, ...lain },
})

describe('a row of another system', () => {
  it('is found by barcode, else by its code; empty cells change nothing', () => {
    const { cocok, masalah, ubah } = cocokkan(
      [
        baris(2, { kode_barcode: 'X1', ongkos: 317_500, nama_barang: 'CINCIN' }),
        baris(3, { kode_external: 'L2', berat: 4_123, kadar: 75_00 }),
      ],
      [barang(1), barang(2)],
    )
    expect([cocok.length, masalah]).toEqual([2, []])
    expect(ubah.map(({ baris: at, sebelum, sesudah }) => [at, sebelum, sesudah])).toEqual([
      [2, { ongkos: 0 }, { ongkos: 317_500 }],
    ])
  })

  it.each([
    [{}, 'kode_barcode', 'Barcode Atau Kode External Harus Diisi'],
    [{ kode_barcode: 'Z' }, 'kode_barcode', 'Barcode {{kode_barcode}} Tidak Ditemukan'],
    [{ kode_external: 'Z' }, 'kode_external', 'Kode External {{kode}} Tidak Ditemukan'],
    [{ kode_external: 'SAMA' }, 'kode_external', 'Kode External {{kode}} Dipakai Dua Barang'],
    [{ kode_barcode: 'X1', berat: 4_124 }, 'berat', 'Berat {{berat}} gr, Di Sini {{lain}} gr'],
    [{ kode_barcode: 'X1', kadar: 70_00 }, 'kadar', 'Kadar {{kadar}} %, Di Sini {{lain}} %'],
    [
      { kode_barcode: 'X1', harga_tetap: 1 },
      'harga_tetap',
      'Barang {{kode_barcode}} Tidak Berharga Tetap',
    ],
    [{ kode_barcode: 'X4' }, 'kode_barcode', 'Barang {{kode_barcode}} Tidak Ada Di Baki'],
  ])('%j is wrong at its column', (lain, field, text) => {
    const sama = { kode_intern: 'SAMA' }
    const { masalah } = cocokkan(
      [baris(7, lain)],
      [barang(1), barang(2, sama), barang(3, sama), barang(4, { status: 'TERJUAL' })],
    )
    expect(masalah.map((one) => [one.baris, one.salah.fields?.[0]])).toEqual([
      [7, expect.objectContaining({ field, text })],
    ])
  })

  it('does not name a piece twice, among ten thousand', () => {
    const many = Array.from({ length: 9_999 }, (_, n) => baris(n + 2, { kode_external: `L${n}` }))
    const { cocok, masalah } = cocokkan(
      [...many, baris(10_001, { kode_barcode: 'X17', ongkos: 1 })],
      Array.from({ length: 9_999 }, (_, n) => barang(n)),
    )
    expect(cocok).toHaveLength(9_999)
    expect(masalah.map((one) => [one.baris, one.salah.fields?.[0]?.params])).toEqual([
      [10_001, { kode_barcode: 'X17', baris: 19 }],
    ])
  })
})
