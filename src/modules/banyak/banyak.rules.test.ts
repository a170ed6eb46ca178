import { describe, expect, it } from 'vitest'
import { bagian, barcodeGanda, barisDari, isiDari, kolomAsing, nilaiBaris } from './banyak.rules.ts'

const bernomor = (...rows: readonly (readonly string[])[]) =>
  rows.map((sel, at) => ({ nomor: 3 * at + 1, sel }))

const bawaan = {
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kode_dept: 'CC',
  kode_group: '75',
  pokok_gram: '1.500.000',
}

describe('a heading', () => {
  it('says which column is which, by name, label or the shop word', () =>
    expect(
      barisDari(
        bernomor(
          ['BARCODE', 'Nama Barang', 'berat', 'Catatan', 'Harga Pokok/Gram'],
          ['R1', 'CINCIN POLOS', '4,12', 'biru', '1.500.000'],
        ),
      ),
    ).toEqual([
      {
        nomor: 4,
        teks: {
          kode_barcode: 'R1',
          nama_barang: 'CINCIN POLOS',
          berat: '4,12',
          pokok_gram: '1.500.000',
        },
      },
    ]))

  it('names the columns that nobody knows', () =>
    expect(kolomAsing(['nama', 'berat', 'Catatan', ''])).toEqual(['Catatan']))

  it('is not needed: then the columns stand in the order of the table', () =>
    expect(barisDari(bernomor(['R1', 'TOKO', 'A01', 'CINCIN POLOS']))).toEqual([
      {
        nomor: 1,
        teks: {
          kode_barcode: 'R1',
          kode_gudang: 'TOKO',
          kode_baki: 'A01',
          nama_barang: 'CINCIN POLOS',
        },
      },
    ]))
})

describe('a row', () => {
  const baris = { nama_barang: 'CINCIN POLOS', berat: '4,12' }

  it('takes what is said on top where its cell is empty', () => {
    const isi = isiDari({ ...baris, kode_baki: 'B02' }, bawaan)
    expect(isi).toMatchObject({
      value: { kode_gudang: 'TOKO', kode_baki: 'B02', berat: 4_120, pokok_gram: 1_500_000 },
    })
  })

  it.each([
    ['4,12', 4_120],
    ['4.12', 4_120],
    ['4.120', 4_120], // a weight has decimals, never thousands
    ['12', 12_000],
    ['0,005', 5],
  ])('reads the weight %s as %i mg', (berat, mg) =>
    expect(isiDari({ ...baris, berat }, bawaan)).toMatchObject({ value: { berat: mg } }),
  )

  it.each([
    ['6200000', 6_200_000],
    ['6.200.000', 6_200_000],
    ['6,200,000', 6_200_000],
    ['Rp. 6.200.000', 6_200_000],
  ])('reads the cost %s as %i rupiah', (harga_pokok, rupiah) =>
    expect(isiDari({ ...baris, harga_pokok }, bawaan)).toMatchObject({
      value: { harga_pokok: rupiah },
    }),
  )

  it.each([
    ['berat', '4,1234'],
    ['berat', 'empat'],
    ['berat', '0'],
    ['berat', ''],
    ['harga_pokok', '6.20'],
    ['nama_barang', 'CC'],
    ['kode_barcode', '=HYPERLINK("x")'],
  ])('is refused at %s for %s', (kolom, text) => {
    const result = isiDari({ ...baris, [kolom]: text }, bawaan)
    expect('refused' in result && result.refused.map(({ field }) => field)).toEqual([kolom])
  })
})

it('tells of every bad row, and keeps the good ones in their places', () => {
  const rows = [
    { nama_barang: 'CINCIN POLOS', berat: '4,12' },
    { nama_barang: 'CC', berat: 'x' },
    { nama_barang: 'GELANG RANTAI', berat: '10' },
  ]
  const { isi, masalah } = nilaiBaris(rows, bawaan)
  expect(isi.map((one) => one?.berat)).toEqual([4_120, undefined, 10_000])
  expect(masalah.map(({ baris, field }) => [baris, field])).toEqual([
    [1, 'nama_barang'],
    [1, 'berat'],
  ])
})

it('says of a formula without a result that it has none, also where any text would do', () => {
  const teks = { nama_barang: '#RUMUS?', berat: '#RUMUS?' }
  const result = isiDari(teks, bawaan)
  expect('refused' in result ? result.refused.map(({ field, text }) => [field, text]) : []).toEqual(
    [
      ['nama_barang', '{{field}} Berisi Rumus Tanpa Hasil, Isi Nilainya'],
      ['berat', '{{field}} Berisi Rumus Tanpa Hasil, Isi Nilainya'],
    ],
  )
})

it('finds the rows whose barcode an earlier row has, wherever the parts end', () => {
  const rows = [
    { id: 'a', kode_barcode: 'R1' },
    { id: 'b', kode_barcode: null },
    { id: 'c', kode_barcode: 'R2' },
    { id: 'd', kode_barcode: null },
    { id: 'e', kode_barcode: 'R1' },
    { id: 'f', kode_barcode: 'R1' },
  ]
  expect([...barcodeGanda(rows)]).toEqual(['e', 'f'])
  expect(bagian([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(bagian([], 2)).toEqual([])
})
