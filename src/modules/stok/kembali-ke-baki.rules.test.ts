import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { gerakKembali, gramKembali, jurnalKembali } from './kembali-ke-baki.effects.ts'
import { kembaliDari, type KembaliMasuk } from './kembali-ke-baki.rules.ts'
import type { BarangKini } from './koreksi-barang.rules.ts'

// A pendant of 4,000 gr of gold and a stone of 0,250 gr, tolerance 0,010 gr.
const kini: BarangKini = {
  kode_barcode: '010000017',
  status: 'KEMBALI',
  kode_gudang: 'TOKO',
  kode_baki: null,
  versi: 4,
  nama_barang: 'LIONTIN BATU',
  kode_kategori: 'EMAS',
  kode_dept: 'LT',
  kode_group: '75',
  kadar: 75_00,
  kadar_cetak: '750',
  kadar_eod: 75_00,
  kode_intern: '',
  berat: 4_000,
  murni: 3_000,
  nama_atribut: 'BATU',
  berat_atribut: 250,
  harga_atribut: 0,
  kode_bandrol: 'KECIL',
  berat_bandrol: 120,
  size: '',
  harga_pokok: 6_000_000,
  harga_tetap: null,
  ongkos: 0,
  kode_kondisi: 'BARU',
  no_sertifikat: null,
  supplier: null,
  gambar: null,
  data_berlian: null,
}
const fakta = {
  baki: new Map([
    ['A01', { kode_gudang: 'TOKO', status_baki: 'READY' }],
    ['A02', { kode_gudang: 'TOKO', status_baki: 'DIHITUNG' }],
    ['M01', { kode_gudang: 'MASTER', status_baki: 'READY' }],
  ]),
  bandrol: new Map([
    ['KECIL', 120],
    ['BESAR', 200],
  ]),
  toleransi: 10,
}
const masuk = (change: Partial<KembaliMasuk> = {}): KembaliMasuk => {
  return {
    kode_barcode: '010000017',
    versi: 4,
    berat_kotor: 4_250,
    kode_bandrol: 'KECIL',
    kode_gudang: 'TOKO',
    kode_baki: 'A01',
    keterangan: null,
    ...change,
  }
}
const kembali = (change: Partial<KembaliMasuk> = {}, barang: Partial<BarangKini> = {}) =>
  kembaliDari(masuk(change), { ...kini, ...barang }, fakta)

describe('a piece that came back is weighed', () => {
  it.each([
    // scale, beyond, gold, fine, selisih, what of its cost is lost
    [4_250, false, 4_000, 3_000, 0, 0],
    [4_240, false, 4_000, 3_000, -10, 0],
    [4_260, false, 4_000, 3_000, 10, 0],
    [4_239, true, 3_989, 2_992, -11, 16_500], // 6,000,000 x 11 / 4,000
    [4_300, true, 4_050, 3_038, 50, 0], // more gold than was known costs no more
  ])('%i mg', (berat_kotor, lewat, berat, murni, selisih, rugi) => {
    expect(kembali({ berat_kotor })).toMatchObject({
      lewat,
      berat,
      murni,
      selisih,
      rugi,
      berat_label: 4_250,
    })
  })

  it('books what it lost; what has a fixed price costs what it did', () => {
    const peta = { PERSEDIAAN: '1201', SUSUT: '5103' }
    const hasil = kembali({ berat_kotor: 4_239 })
    expect(hasil.sesudah).toMatchObject({ berat: 3_989, harga_pokok: 5_983_500 })
    expect(jurnalKembali('d', kini, hasil, peta)).toMatchObject([
      { nomor_akun: '1201', debit: 0, kredit: 16_500 },
      { nomor_akun: '5103', debit: 16_500, kredit: 0 },
    ])
    const tetap = kembali({ berat_kotor: 4_239 }, { harga_tetap: 9_000_000 })
    expect(tetap).toMatchObject({ rugi: 0, berat: 3_989 })
    expect(Object.keys(tetap.sesudah)).not.toContain('harga_pokok')
    expect(jurnalKembali('d', kini, tetap, peta)).toEqual([])
  })

  it('and tagged: what changes stands before and after', () => {
    expect(kembali()).toMatchObject({ sebelum: {}, sesudah: {} })
    expect(kembali({ kode_bandrol: 'BESAR', berat_kotor: 4_150 })).toMatchObject({
      sebelum: { berat: 4_000, murni: 3_000, kode_bandrol: 'KECIL', berat_bandrol: 120 },
      sesudah: { berat: 3_900, murni: 2_925, kode_bandrol: 'BESAR', berat_bandrol: 200 },
    })
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
    [{ versi: 3 }, {}, 'Barang Sudah Berubah, Muat Ulang', undefined],
    [
      {},
      { status: 'ADA' as const },
      'Barang {{kode_barcode}} Tidak Menunggu Masuk Baki, Status {{status}}',
      undefined,
    ],
    [{ kode_baki: 'A02' }, {}, 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung', 'kode_baki'],
    [
      { kode_baki: 'M01' },
      {},
      'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}',
      'kode_baki',
    ],
    [{ kode_bandrol: 'TIADA' }, {}, '{{field}} Tidak Valid', 'kode_bandrol'],
    [{ berat_kotor: 250 }, {}, 'Berat Timbang Tidak Lebih Dari Berat Atribut', 'berat_kotor'],
  ])('%j %j', (change, barang, sentence, field) => {
    expect(refusalOf(() => kembali(change, barang))).toEqual([sentence, field])
  })
})

describe('its books', () => {
  it('move the piece from where it waited into the tray', () => {
    expect(gerakKembali('x', masuk(), kini, kembali())).toMatchObject([
      { dari_status: 'KEMBALI', ke_status: 'ADA', dari_baki: null, ke_baki: 'A01', berat: 4_000 },
    ])
  })

  it('move no gold when the weight stands, what is lost to SUSUT, the rest to the gudang', () => {
    expect(gramKembali('x', masuk(), kini, kembali())).toEqual([])
    const lain = { kode_gudang: 'MASTER', kode_baki: 'M01' }
    expect(gramKembali('x', masuk(lain), kini, kembali(lain))).toEqual([
      { id_dokumen: 'x', akun: 'STOK/TOKO', kadar: 75_00, kotor: -4_000, murni: -3_000 },
      { id_dokumen: 'x', akun: 'STOK/MASTER', kadar: 75_00, kotor: 4_000, murni: 3_000 },
    ])
    const susut = { ...lain, berat_kotor: 4_200 }
    expect(gramKembali('x', masuk(susut), kini, kembali(susut))).toEqual([
      { id_dokumen: 'x', akun: 'STOK/TOKO', kadar: 75_00, kotor: -4_000, murni: -3_000 },
      { id_dokumen: 'x', akun: 'SUSUT', kadar: 75_00, kotor: 50, murni: 37 },
      { id_dokumen: 'x', akun: 'STOK/MASTER', kadar: 75_00, kotor: 3_950, murni: 2_963 },
    ])
  })
})
