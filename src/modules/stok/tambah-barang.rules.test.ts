import { describe, expect, it } from 'vitest'
import { check } from '#kernel/schema'
import { Refusal } from '#kernel/refusal'
import { lengkap } from '#modules/berlian/batu.rules'
import { beratMurni } from './barang.rules.ts'
import { gramMasuk, jurnalMasuk } from './tambah-barang.effects.ts'
import {
  barangDari,
  beriBarcode,
  type BarisBarang,
  type FaktaTambah,
} from './tambah-barang.rules.ts'
import { barangMasuk } from './tambah-barang.ts'
import { contohTambah } from './test-tambah.ts'

const [contoh] = contohTambah.baris
const line = (change: Partial<BarisBarang> = {}): BarisBarang => {
  if (!contoh) throw new Error('the document has no example')
  return { ...contoh, ...change }
}

const facts: FaktaTambah = {
  jenis: new Map([
    ['CC', { kode_kategori: 'EMAS', cara_harga: 'GRAM', berlian: false }],
    ['BL', { kode_kategori: 'BERLIAN', cara_harga: 'TETAP', berlian: true }],
  ]),
  group: new Map([['75', { kadar: 75_00, kadar_cetak: '750' }]]),
  baki: new Map([
    ['A01', { kode_gudang: 'TOKO', status_baki: 'READY' }],
    ['A02', { kode_gudang: 'TOKO', status_baki: 'DIHITUNG' }],
  ]),
  bandrol: new Map([['KECIL', 120]]),
  kadar_eod: new Map([
    [75_00, 75_00],
    [333_00, 99_99],
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
  terpakai: new Set(['LAMA1']),
  belum_terbit: new Set(['010000990']),
  pokok_wajib: false,
}

const refusalOf = (work: () => unknown): { field: string; text: string } => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) {
      return { field: error.fields[0]?.field ?? '', text: error.message }
    }
    throw error
  }
  throw new Error('nothing was refused')
}

/** What the body of a receipt with one changed line is refused with. */
const refusedBody = (change: Record<string, unknown>): string[] => {
  const baris = [{ ...line(), berat: 4.12, ...change }]
  const result = check(barangMasuk, { ...contohTambah, baris })
  return 'refused' in result ? result.refused.map(({ text }) => text) : []
}

const batu = lengkap({
  jml_batu: 1,
  kode_shape: 'RD',
  karat_batu: 50,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: 'EX',
})

describe('the stones of a piece', () => {
  const permata = (change: Partial<BarisBarang>) =>
    barangDari([line({ kode_dept: 'BL', harga_tetap: 9_000_000, ...change })], null, facts)
  it('are kept; none is nothing', () => {
    expect(permata({ data_berlian: [batu] })[0]?.data_berlian).toEqual([batu])
    expect(permata({ data_berlian: [] })[0]?.data_berlian).toBeNull()
    expect(permata({ data_berlian: null })[0]?.data_berlian).toBeNull()
  })
  it.each([
    [{ kode_dept: 'CC', data_berlian: [batu] }, 'Data Berlian Hanya Untuk Jenis Berlian'],
    [{ data_berlian: [{ ...batu, kode_color: 'ZZ' }] }, '{{field}} Tidak Valid'],
    [{ data_berlian: [batu, { ...batu, kode_cutgrade: 'ZZ' }] }, '{{field}} Tidak Valid'],
    [{ data_berlian: [{ ...batu, kode_polish: 'VG' }] }, '{{field}} Tidak Valid'],
    [{ data_berlian: [{ ...batu, kode_supplier: 'LAIN' }] }, '{{field}} Tidak Valid'],
  ])('%j: %s', (change, text) => {
    expect(refusalOf(() => permata(change))).toEqual({ field: 'baris.0.data_berlian', text })
  })
  it('a diamond piece needs a price of its own', () => {
    expect(refusalOf(() => permata({ harga_tetap: null })).field).toBe('baris.0.harga_tetap')
  })
})

describe('the fields of a piece', () => {
  it.each([
    [{ nama_barang: 'CC' }, 'Nama Barang harus lebih dari 5 karakter'],
    [{ nama_barang: 'CINCI' }, 'Nama Barang harus lebih dari 5 karakter'],
    [{ nama_barang: '' }, 'Nama Barang Tidak Boleh Kosong'],
    [{ kadar: 500.01 }, 'Kadar tidak boleh lebih dari 500'],
    [{ kadar: 0 }, 'Kadar Tidak Boleh Diisi Dengan 0'],
    [{ berat: 0 }, 'Berat Tidak Boleh Diisi Dengan 0'],
    [{ berat: null }, '{{field}} Tidak Boleh Kosong'],
    [{ kode_baki: null }, '{{field}} Tidak Boleh Kosong'],
  ])('%j: %s', (change, sentence) => {
    expect(refusedBody(change)).toEqual([sentence])
  })

  it.each([[{ nama_barang: 'CINCIN' }], [{ kadar: 500 }], [{ kadar: 0.01 }], [{ berat: 0.001 }]])(
    '%j is accepted',
    (change) => expect(refusedBody(change)).toEqual([]),
  )

  it('needs at least one piece', () => {
    const result = check(barangMasuk, { ...contohTambah, baris: [] })
    expect('refused' in result && result.refused[0]?.text).toBe('Belum Ada Barang Di Tabel')
  })
})

describe('the pieces of a receipt', () => {
  it('fills in what the masters say', () => {
    const [piece] = barangDari([line()], 'UBS', facts)
    expect(piece).toMatchObject({
      kode_barcode: null,
      kode_kategori: 'EMAS',
      kadar: 75_00,
      kadar_cetak: '750',
      kadar_eod: 75_00,
      berat: 4_120,
      murni: 3_090,
      berat_bandrol: 120,
      harga_pokok: 6_200_000,
      supplier: 'UBS',
      nama_atribut: '',
      harga_tetap: null,
    })
  })

  it('gives barcodes only to lines without their own, in order', () => {
    const lines = [line(), line({ kode_barcode: 'BR-7' }), line()]
    expect(
      beriBarcode(barangDari(lines, null, facts), ['1', '2']).map((piece) => piece.kode_barcode),
    ).toEqual(['1', 'BR-7', '2'])
  })

  it.each([
    ['entered', { harga_pokok: 5_000_000, pokok_gram: 1_000_000 }, 5_000_000],
    ['by price per gram', { harga_pokok: null, pokok_gram: 1_234_567 }, 5_086_416],
    ['nothing', { harga_pokok: null, pokok_gram: null }, 0],
  ])('costs %s', (_, change, pokok) => {
    expect(barangDari([line(change)], null, facts)[0]?.harga_pokok).toBe(pokok)
  })

  it.each([
    [{ kode_barcode: 'LAMA1' }, 'kode_barcode', 'Barcode {{kode_barcode}} Sudah Dipakai'],
    [{ kode_barcode: '010000990' }, 'kode_barcode', 'Barcode {{kode_barcode}} Belum Diterbitkan'],
    [{ kode_baki: 'A02' }, 'kode_baki', 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung'],
    [{ kode_gudang: 'X' }, 'kode_baki', 'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}'],
    [
      { kadar: 333_00 },
      'kadar_cetak',
      'Kadar Cetak Harus Diisi: Kadar {{kadar}} Lain Dari Kadar Group {{kadar_group}}',
    ],
    [{ kadar: 70_00 }, 'kadar', 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi'],
    [{ berat_atribut: 300 }, 'nama_atribut', '{{field}} Tidak Boleh Kosong'],
    [{ harga_atribut: 1 }, 'nama_atribut', '{{field}} Tidak Boleh Kosong'],
    [{ kode_dept: 'BL' }, 'harga_tetap', '{{field}} Tidak Boleh Kosong'],
    [{ kode_dept: 'XX' }, 'kode_dept', '{{field}} Tidak Valid'],
    [{ kode_group: 'XX' }, 'kode_group', '{{field}} Tidak Valid'],
  ])('refuses %j', (change, field, text) => {
    const work = (): unknown => barangDari([line(), line(change)], null, facts)
    expect(refusalOf(work)).toEqual({ field: `baris.1.${field}`, text })
  })

  it('says what a piece has cost where the shop asks: in rupiah, or per gram', () => {
    const ask = (change: Partial<BarisBarang>): unknown =>
      barangDari([line(change)], null, { ...facts, pokok_wajib: true })
    expect(refusalOf(() => ask({ harga_pokok: null, pokok_gram: null }))).toEqual({
      field: 'baris.0.harga_pokok',
      text: '{{field}} Tidak Boleh Kosong',
    })
    expect(ask({ harga_pokok: null, pokok_gram: 1_500_007 })).toMatchObject([{ berat: 4_120 }])
  })

  it('refuses a barcode that stands in the table already', () => {
    const twice = line({ kode_barcode: 'BR-7' })
    expect(refusalOf(() => barangDari([twice, twice], null, facts))).toEqual({
      field: 'baris.1.kode_barcode',
      text: 'Barcode {{kode_barcode}} Sudah Ada Di Tabel',
    })
  })

  it.each([
    [1_000, 75_00, 750],
    [1_001, 75_00, 751], // 750.75
    [1, 50_00, 1], //       half rounds up
    [4_120, 99_99, 4_120],
  ])('%i mg at %i is %i mg fine', (berat, kadarEod, murni) => {
    expect(beratMurni(berat, kadarEod)).toBe(murni)
  })
})

describe('the books of a receipt', () => {
  const lines = [line(), line(), line({ kadar: 333_00, kadar_cetak: '333' })]
  const pieces = beriBarcode(barangDari(lines, null, facts), ['1', '2', '3'])

  it('moves gold from the supplier to the gudang, by kadar, and sums to zero', () => {
    const rows = gramMasuk('d', pieces, 'SUPPLIER')
    expect(rows.map(({ akun, kadar, kotor, murni }) => [akun, kadar, kotor, murni])).toEqual([
      ['SUPPLIER', 75_00, -8_240, -6_180],
      ['STOK/TOKO', 75_00, 8_240, 6_180],
      ['SUPPLIER', 333_00, -4_120, -4_120],
      ['STOK/TOKO', 333_00, 4_120, 4_120],
    ])
  })

  it('books the cost of all pieces, and nothing when nothing was paid', () => {
    const peta = { PERSEDIAAN: '1201', LAWAN: '2102' }
    expect(jurnalMasuk('d', pieces, peta)).toEqual([
      { id_dokumen: 'd', nomor_akun: '1201', debit: 18_600_000, kredit: 0 },
      { id_dokumen: 'd', nomor_akun: '2102', debit: 0, kredit: 18_600_000 },
    ])
    const free = beriBarcode(barangDari([line({ harga_pokok: null })], null, facts), ['1'])
    expect(jurnalMasuk('d', free, peta)).toEqual([])
  })

  it('keeps the cost of diamonds in an account of their own', () => {
    const peta = { PERSEDIAAN: '1201', PERSEDIAAN_BERLIAN: '1202', LAWAN: '2102' }
    const mixed = beriBarcode(
      barangDari(
        [line(), line({ kode_dept: 'BL', harga_tetap: 9_000_000, harga_pokok: 7_000_000 })],
        null,
        facts,
      ),
      ['1', '2'],
    )
    expect(
      jurnalMasuk('d', mixed, peta).map(({ debit, kredit, nomor_akun }) => [
        nomor_akun,
        debit - kredit,
      ]),
    ).toEqual([
      ['1201', 6_200_000],
      ['2102', -13_200_000],
      ['1202', 7_000_000],
    ])
  })
})
