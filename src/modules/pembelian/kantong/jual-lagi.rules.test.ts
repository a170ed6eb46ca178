import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { gerakJualLagi, gramJualLagi, jurnalJualLagi } from './jual-lagi.effects.ts'
import { jualLagiDari, type FaktaJualLagi, type JualLagiMasuk } from './jual-lagi.rules.ts'
import type { Kantong } from './kantong.rules.ts'

// A ring of ours: it left the shop at 4.120 gr and Rp 6,200,000 of cost, came back at 4.100 gr and
// 75 % (3.075 gr fine), bought for Rp 5,411,000. Tolerance 0.010 gr.
const kantong: Kantong = {
  kode_kantong: 'FB-1/1',
  id_beli: 'b',
  n_beli: 1,
  no_faktur_beli: 'FB-1',
  jenis: 'BELI',
  tgl_system: '2026-11-21',
  input_by: 'kasir1',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_barcode: '010000017',
  kode_kategori: 'EMAS',
  kode_group: '75',
  kode_dept: 'CC',
  kondisi: 'Baik',
  kadar: 75_00,
  kadar_eod: 75_00,
  no_segel: null,
  harga: 5_411_000,
  nilai: 5_411_000,
  gambar: null,
  tempat: 'BRANKAS',
  berat: 4_100,
  murni: 3_075,
  versi: 2,
}
const kini: BarangKini = {
  kode_barcode: '010000017',
  status: 'DIBELI',
  kode_gudang: null,
  kode_baki: null,
  versi: 5,
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
  supplier: 'UBS',
  gambar: null,
  data_berlian: null,
}
const toko: FaktaJualLagi = {
  jenis: new Map([['CC', { kode_kategori: 'EMAS', cara_harga: 'GRAM', berlian: false }]]),
  group: new Map([['75', { kadar: 75_00, kadar_cetak: '750' }]]),
  bandrol: new Map([['KECIL', 120]]),
  kadar_eod: new Map([[75_00, 75_00]]),
  batu: {
    kode_shape: new Set(),
    kode_color: new Set(),
    kode_clarity: new Set(),
    kode_cutgrade: new Set(),
    kode_polish: new Set(['EX']),
    kode_symmetry: new Set<string>(),
    kode_fluorescence: new Set<string>(),
    kode_jenis_batu: new Set<string>(),
    kode_supplier: new Set<string>(),
  },
  baki: new Map([
    ['A01', { kode_gudang: 'TOKO', status_baki: 'READY' }],
    ['A02', { kode_gudang: 'TOKO', status_baki: 'DIHITUNG' }],
  ]),
  toleransi: 10,
}
const masuk = (change: Partial<JualLagiMasuk> = {}): JualLagiMasuk => ({
  kode_kantong: 'FB-1/1',
  no_segel: null,
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_dept: 'CC',
  kode_group: '75',
  kadar_cetak: null,
  berat: 4_100,
  kode_intern: null,
  size: '12',
  nama_atribut: null,
  berat_atribut: null,
  harga_atribut: null,
  kode_bandrol: 'KECIL',
  harga_tetap: null,
  ongkos: 250_000,
  kode_kondisi: 'BEKAS',
  no_sertifikat: null,
  gambar: null,
  data_berlian: [],
  ...change,
})
const lagi = (change: Partial<JualLagiMasuk> = {}, bag: Partial<Kantong> = {}) =>
  jualLagiDari(masuk(change), { ...kantong, ...bag }, kini, toko)

describe('a bag becomes a piece', () => {
  it.each([
    // scale, beyond, fine, selisih
    [4_100, false, 3_075, 0],
    [4_090, false, 3_068, -10], // 3,067.5
    [4_111, true, 3_083, 11], // 3,083.25
    [4_050, true, 3_038, -50], // 3,037.5
  ])('of %i mg by the scale', (berat, lewat, murni, selisih) => {
    expect(lagi({ berat })).toMatchObject({ lewat, berat, murni, selisih })
  })

  it('costs what was paid for it; what changes of ours stands before and after', () => {
    expect(lagi().koreksi).toMatchObject({
      sebelum: {
        berat: 4_120,
        murni: 3_090,
        harga_pokok: 6_200_000,
        ongkos: 0,
        kode_kondisi: 'BARU',
      },
      sesudah: {
        berat: 4_100,
        murni: 3_075,
        harga_pokok: 5_411_000,
        ongkos: 250_000,
        kode_kondisi: 'BEKAS',
      },
    })
    expect(lagi().fakta.supplier).toBe('UBS')
  })

  it('is as pure as its bag was found to be, whatever its group says and the scale', () => {
    const diuji = { kadar: 74_20, kadar_eod: 74_20, murni: 3_042 }
    const tested = lagi({ kadar_cetak: '742' }, diuji)
    expect(tested.fakta).toMatchObject({ kadar: 74_20, kadar_eod: 74_20, murni: 3_042 })
    const lighter = lagi({ kadar_cetak: '742', berat: 4_037 }, diuji)
    expect(lighter.fakta.murni).toBe(2_995) // 2,995.26; 75 % would be 3.028
  })

  it('in a group of another kadar has words of its own on its label', () => {
    expect(() => lagi({}, { kadar: 74_20, kadar_eod: 74_20 })).toThrow(
      'Kadar Cetak Harus Diisi: Kadar {{kadar}} Lain Dari Kadar Group {{kadar_group}}',
    )
  })

  it('that was not ours begins its own story', () => {
    const baru = jualLagiDari(masuk(), { ...kantong, kode_barcode: null }, null, toko)
    expect(baru.koreksi).toBeNull()
    expect(gerakJualLagi('x', masuk(), baru, '010000099')).toMatchObject({
      gerak_barang: [
        { kode_barcode: '010000099', dari_status: null, ke_status: 'ADA', berat: 4_100 },
      ],
      koreksi_barang: [],
    })
  })
})

describe('its books', () => {
  it('take our piece out of its purchase and mend it in the tray', () => {
    expect(gerakJualLagi('x', masuk(), lagi(), '010000017')).toMatchObject({
      gerak_barang: [
        { dari_status: 'DIBELI', ke_status: 'ADA', ke_baki: 'A01', berat: 4_120, pemegang: 'b' },
      ],
      koreksi_barang: [{ kode_barcode: '010000017', sesudah: { berat: 4_100 } }],
    })
  })

  it('move gold from the safe into the gudang, what the scale lacks to SUSUT', () => {
    expect(gramJualLagi('x', lagi({ berat: 4_050 }), 'TOKO')).toMatchObject([
      { akun: 'BRANKAS', kotor: -4_100, murni: -3_075 },
      { akun: 'STOK/TOKO', kotor: 4_050, murni: 3_038 },
      { akun: 'SUSUT', kotor: 50, murni: 37 },
    ])
  })

  it('turn scrap into stock at its cost', () => {
    const peta = { ROSOK: '1203', PERSEDIAAN: '1201', PERSEDIAAN_BERLIAN: '1202' }
    expect(jurnalJualLagi('x', lagi(), peta)).toEqual([
      { id_dokumen: 'x', nomor_akun: '1203', debit: 0, kredit: 5_411_000 },
      { id_dokumen: 'x', nomor_akun: '1201', debit: 5_411_000, kredit: 0 },
    ])
  })
})

describe('it is refused', () => {
  const refusalOf = (work: () => unknown): readonly [string, string | undefined] => {
    try {
      work()
    } catch (error) {
      if (error instanceof Refusal) return [error.message, error.fields[0]?.field]
      throw error
    }
    throw new Error('nothing was refused')
  }

  it.each([
    [{}, { tempat: 'HANCUR' as const }, 'Sudah Tidak Bisa Dipakai', 'kode_kantong'],
    [{ kode_baki: 'A02' }, {}, 'Sedang Tutup Atau Dihitung', 'kode_baki'],
    [{ kode_baki: 'Z99' }, {}, 'Tidak Ada Di Gudang', 'kode_baki'],
    [{ kode_dept: 'ZZ' }, {}, 'Tidak Valid', 'kode_dept'],
  ])('%j %j', (change, bag, said, field) => {
    const [message, at] = refusalOf(() => lagi(change, bag))
    expect([message.includes(said), at]).toEqual([true, field])
  })

  it('when there is no such bag, or somebody else has the piece', () => {
    expect(refusalOf(() => jualLagiDari(masuk(), null, null, toko))[0]).toContain('Tidak Ditemukan')
    const gone = { ...kini, status: 'ADA' as const }
    expect(refusalOf(() => jualLagiDari(masuk(), kantong, gone, toko))[0]).toContain(
      'Sudah Diambil',
    )
  })
})
