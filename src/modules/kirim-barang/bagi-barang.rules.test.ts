import { expect, it } from 'vitest'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { bagiDari, kemasan, perPaket } from './bagi-barang.rules.ts'

const piece = (kode_barcode: string, berat: number, kode_dept = 'CC'): BarangKini => ({
  ...{ kode_barcode, berat, kode_dept, nama_barang: 'CINCIN', kode_kategori: 'EMAS' },
  ...{ kode_group: '75', kadar: 75_00, kadar_cetak: '75', kadar_eod: 75_00, kode_intern: '' },
  ...{ murni: 0, nama_atribut: '', berat_atribut: 0, harga_atribut: 0, kode_bandrol: null },
  ...{ berat_bandrol: 0, size: '', harga_pokok: 1, harga_tetap: null, ongkos: 0 },
  ...{ kode_kondisi: null, no_sertifikat: null, supplier: null, gambar: null },
  ...{ data_berlian: null, status: 'ADA', versi: 1, kode_gudang: 'TOKO', kode_baki: 'A01' },
})
const semua = (tujuan: string, bagian: number) => ({ tujuan, kode_dept: null, bagian })
const hasil = (...[pieces, aturan]: Parameters<typeof bagiDari>) =>
  bagiDari(pieces, aturan).map(({ kode_barcode, tujuan }) => `${kode_barcode} ${tujuan ?? '-'}`)

// 5,231 to A; 4,123: A would have 9,354 for 2, B 4,123 for 1: B; 3,019: A 8,250 / 2 = 4,125, B
// 7,142: A; 2,457: A 10,707 / 2 = 5,354, B 6,580: A; 1,871: A 12,578 / 2 = 6,289, B 5,994: B.
const lima = [4_123, 2_457, 3_019, 5_231, 1_871].map((berat, at) => piece(`P${at}`, berat))

it('gives every branch its share of the grams, the heaviest first', () => {
  expect(hasil(lima, [semua('A', 2), semua('B', 1)])).toEqual([
    ...['P3 A', 'P0 B', 'P2 A', 'P1 A', 'P4 B'],
  ])
})

it('takes a rule for a jenis before one for all; without either a piece stays', () => {
  const dua = [piece('R', 2_000), piece('K', 3_000, 'KL'), piece('G', 1_000, 'GL')]
  const aturan = [
    { tujuan: 'A', kode_dept: 'CC', bagian: 1 },
    { tujuan: 'B', kode_dept: 'KL', bagian: 1 },
  ]
  expect(hasil(dua, aturan)).toEqual(['R A', 'G -', 'K B'])
  expect(hasil(dua, [...aturan, semua('C', 1)])).toEqual(['R A', 'G C', 'K B'])
})

it('shares out what is free, and says when nothing is', () => {
  const terjual = { ...piece('X', 1_000), status: 'TERJUAL' as const }
  expect(hasil([terjual, piece('Y', 1_000)], [semua('A', 1)])).toEqual(['Y A'])
  expect(() => bagiDari([terjual], [semua('A', 1)])).toThrow('Tidak Ada Barang Dari Penerimaan Ini')
})

it('packs as many parcels for a branch as its pieces need', () => {
  const barang = [...lima, piece('S', 977)]
  const ke = ['A', 'B', 'A', null, 'A', 'A'] as const
  const baris = barang.map(({ berat, kode_barcode, nama_barang }, at) => ({
    ...{
      kode_barcode,
      nama_barang,
      berat,
      tujuan: ke[at] ?? null,
      ke: null,
      bita: (at + 1) * 1_111,
    },
  }))
  expect(kemasan(baris, { pcs: 2, bita: 99_999 }).map((one) => one.ke)).toEqual([
    1,
    1,
    1,
    null,
    2,
    2,
  ])
  expect(kemasan(baris, { pcs: 3, bita: 99_999 }).map((one) => one.ke)).toEqual([
    1,
    1,
    1,
    null,
    1,
    2,
  ])
  // A has 1.111, 3.333, 5.555 and 6.666: the third would make 9.999, the last with it 12.221.
  const sempit = (bita: number) => kemasan(baris, { pcs: 9, bita }).map((one) => one.ke)
  expect(sempit(9_999)).toEqual([1, 1, 1, null, 1, 2])
  expect(sempit(9_998)).toEqual([1, 1, 1, null, 2, 3])
  expect(sempit(1)).toEqual([1, 1, 2, null, 3, 4])
  const isi = perPaket({ barang, baris }).map(({ ke: n, pieces, tujuan }) => [
    ...[tujuan, n],
    pieces.map(({ kode_barcode }) => kode_barcode).join(' '),
  ])
  expect(isi).toEqual([
    ['A', 1, 'P0 P2 P4 S'],
    ['B', 1, 'P1'],
  ])
})
