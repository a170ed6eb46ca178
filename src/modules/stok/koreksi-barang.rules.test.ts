import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { lengkap } from '#modules/berlian/batu.rules'
import type { FaktaMaster } from './barang.rules.ts'
import { gramKoreksi, jurnalKoreksi } from './koreksi-barang.effects.ts'
import { koreksiDari, type BarangKini, type KoreksiMasuk } from './koreksi-barang.rules.ts'
import { contohIsi } from './barang.ts'

const master: FaktaMaster = {
  jenis: new Map([
    ['CC', { kode_kategori: 'EMAS', cara_harga: 'GRAM', berlian: false }],
    ['BL', { kode_kategori: 'EMAS', cara_harga: 'GRAM', berlian: true }],
  ]),
  group: new Map([['75', { kadar: 75_00, kadar_cetak: '750' }]]),
  bandrol: new Map([
    ['KECIL', 120],
    ['BESAR', 200],
  ]),
  kadar_eod: new Map([
    [75_00, 75_50],
    [70_00, 70_00],
  ]),
  batu: {
    kode_shape: new Set(['RD']),
    kode_color: new Set(['F']),
    kode_clarity: new Set(['VS1']),
    kode_cutgrade: new Set(['EX']),
    kode_polish: new Set(['EX']),
    kode_symmetry: new Set<string>(),
    kode_fluorescence: new Set<string>(),
    kode_jenis_batu: new Set<string>(),
    kode_supplier: new Set<string>(),
  },
}

// Entered when 75 still counted as 75,00; the master says 75,50 by now.
const kini: BarangKini = {
  kode_barcode: '010000017',
  status: 'ADA',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  versi: 3,
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_kategori: 'EMAS',
  kode_dept: 'CC',
  kode_group: '75',
  kadar: 75_00,
  kadar_cetak: '750',
  kadar_eod: 75_00,
  kode_intern: '',
  berat: 4_120,
  murni: 3_090,
  nama_atribut: '',
  berat_atribut: 0,
  harga_atribut: 0,
  kode_bandrol: 'KECIL',
  berat_bandrol: 120,
  size: '12',
  harga_pokok: 6_200_000,
  harga_tetap: null,
  ongkos: 0,
  kode_kondisi: 'BARU',
  no_sertifikat: null,
  supplier: null,
  gambar: null,
  data_berlian: null,
}
const masuk = (change: Partial<KoreksiMasuk> = {}): KoreksiMasuk => {
  return {
    ...contohIsi,
    kode_barcode: '010000017',
    alasan: 'Salah timbang saat masuk',
    kadar: 75_00,
    harga_pokok: 6_200_000,
    supplier: null,
    versi: 3,
    ...change,
  }
}
const koreksi = (change: Partial<KoreksiMasuk>) => koreksiDari(masuk(change), kini, master)

const batu = lengkap({
  jml_batu: 12,
  kode_shape: 'RD',
  karat_batu: 24,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: null,
})

describe('a correction of stones', () => {
  const permata = { ...kini, kode_dept: 'BL', harga_tetap: 9_000_000, data_berlian: [batu] }
  const isi = { kode_dept: 'BL', harga_tetap: 9_000_000 }
  it('keeps them before and after, and says nothing of those that stayed', () => {
    const baru = [batu, { ...batu, jml_batu: 1, karat_batu: 50, kode_cutgrade: 'EX' }]
    const hasil = koreksiDari(masuk({ ...isi, data_berlian: baru }), permata, master)
    expect(hasil.sebelum).toEqual({ data_berlian: [batu] })
    expect(hasil.sesudah).toEqual({ data_berlian: baru })
    const { kode_cutgrade: _, ...tanpa } = batu // as the entry has stored it
    expect(() =>
      koreksiDari(
        masuk({ ...isi, data_berlian: [batu] }),
        { ...permata, data_berlian: [tanpa as typeof batu] },
        master,
      ),
    ).toThrow('Tidak Ada Yang Dikoreksi')
  })
  it('may take all of them away', () => {
    const hasil = koreksiDari(masuk({ ...isi, data_berlian: [] }), permata, master)
    expect(hasil.sesudah).toEqual({ data_berlian: null })
  })
})

describe('a correction', () => {
  it.each([
    [{ berat: 4_150 }, { berat: 4_120, murni: 3_090 }, { berat: 4_150, murni: 3_113 }],
    [{ size: '14' }, { size: '12' }, { size: '14' }],
    [
      { kode_bandrol: 'BESAR' },
      { kode_bandrol: 'KECIL', berat_bandrol: 120 },
      { kode_bandrol: 'BESAR', berat_bandrol: 200 },
    ],
    [
      { kadar: 70_00, kadar_cetak: '700' },
      { kadar: 75_00, kadar_cetak: '750', kadar_eod: 75_00, murni: 3_090 },
      { kadar: 70_00, kadar_cetak: '700', kadar_eod: 70_00, murni: 2_884 },
    ],
    [{ supplier: 'UBS' }, { supplier: null }, { supplier: 'UBS' }],
  ])('%j keeps what changed, before and after, and nothing else', (change, sebelum, sesudah) => {
    expect(koreksi(change)).toMatchObject({ sebelum, sesudah })
    expect(Object.keys(koreksi(change).sesudah).toSorted()).toEqual(Object.keys(sesudah).toSorted())
  })

  it.each([
    ['nothing differs', {}, kini, 'Tidak Ada Yang Dikoreksi', 'E-TOLAK'],
    [
      'it lies in a note',
      { size: '14' },
      { ...kini, status: 'DALAM_NOTA' as const },
      'Barang {{kode_barcode}} Tidak Dapat Dikoreksi, Status {{status}}',
      'E-TOLAK',
    ],
    [
      'it changed since',
      { size: '14' },
      { ...kini, versi: 4 },
      'Barang Sudah Berubah, Muat Ulang',
      'E-MDB:02',
    ],
  ])('is refused when %s', (_, change, piece, text, code) => {
    const work = (): unknown => koreksiDari(masuk(change), piece, master)
    expect(work).toThrow(Refusal)
    expect(work).toThrow(expect.objectContaining({ message: text, code }))
  })

  it.each([
    [
      'weight',
      { berat: 4_150 },
      [
        ['STOK/TOKO', 75_00, 30, 23],
        ['SUSUT', 75_00, -30, -23],
      ],
    ],
    [
      'purity',
      { kadar: 70_00, kadar_cetak: '700' },
      [
        ['STOK/TOKO', 75_00, -4_120, -3_090],
        ['STOK/TOKO', 70_00, 4_120, 2_884],
        ['SUSUT', 75_00, 0, 206],
      ],
    ],
    ['size', { size: '14' }, []],
  ])('of the %s moves gold and sums to zero', (_, change, expected) => {
    const rows = gramKoreksi('d', kini, koreksi(change))
    expect(rows.map((row) => [row.akun, row.kadar, row.kotor, row.murni])).toEqual(expected)
    expect(rows.reduce((sum, row) => sum + row.kotor, 0)).toBe(0)
    expect(rows.reduce((sum, row) => sum + row.murni, 0)).toBe(0)
  })

  it.each([
    [
      { harga_pokok: 6_300_000 },
      [
        ['1201', 100_000, 0],
        ['5106', 0, 100_000],
      ],
    ],
    [
      { harga_pokok: 6_000_000 },
      [
        ['1201', 0, 200_000],
        ['5106', 200_000, 0],
      ],
    ],
    [{ size: '14' }, []],
  ])('%j books the difference of the cost', (change, expected) => {
    const peta = { PERSEDIAAN: '1201', LAWAN: '5106' }
    const rows = jurnalKoreksi('d', kini, koreksi(change), peta)
    expect(rows.map((row) => [row.nomor_akun, row.debit, row.kredit])).toEqual(expected)
  })
})
