import { describe, expect, it } from 'vitest'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import { gerakHancur, gramHancur, jurnalHancur, koreksiHancur } from './hancur.effects.ts'
import { hancurDari, type BarisHancur } from './hancur.rules.ts'

/** A ring of 4,000 gr (3,000 gr fine at 75 %) that cost Rp 6.000.000. */
const cincin = (change: Partial<BarangKini> = {}): BarangKini => ({
  kode_barcode: '1',
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_kategori: 'EMAS',
  kode_dept: 'CC',
  kode_group: '75',
  kadar: 75_00,
  kadar_cetak: '750',
  kadar_eod: 75_00,
  kode_intern: '',
  berat: 4_000,
  murni: 3_000,
  nama_atribut: '',
  berat_atribut: 0,
  harga_atribut: 0,
  kode_bandrol: null,
  berat_bandrol: 0,
  size: '',
  harga_pokok: 6_000_000,
  harga_tetap: null,
  ongkos: 0,
  kode_kondisi: null,
  no_sertifikat: null,
  supplier: null,
  gambar: null,
  data_berlian: null,
  status: 'ADA',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  versi: 2,
  ...change,
})
const baris = (change: Partial<BarisHancur> = {}): BarisHancur => ({
  kode_barcode: '1',
  cara: 'PECAH',
  berat_hasil: 3_900,
  nama_baru: null,
  ...change,
})
const hancur = (line: Partial<BarisHancur>, piece: Partial<BarangKini> = {}) =>
  hancurDari([baris(line)], [cincin(piece)])

const peta = { PERSEDIAAN: '1201', PERSEDIAAN_BERLIAN: '1202', ROSOK: '1203', SUSUT: '5103' }

describe('a broken piece', () => {
  const hasil = hancur({})

  it('is no more; its gold goes to the melt, what is lost to SUSUT', () => {
    // 3,900 of 4,000 gr are left: 2,925 gr fine; 0,100 gr (0,075 fine) are lost.
    expect(gerakHancur('d', hasil)).toMatchObject([{ ke_status: 'HANCUR', ke_baki: null }])
    expect(gramHancur('d', hasil)).toEqual([
      { id_dokumen: 'd', akun: 'STOK/TOKO', kadar: 75_00, kotor: -4_000, murni: -3_000 },
      { id_dokumen: 'd', akun: 'LEBUR', kadar: 75_00, kotor: 3_900, murni: 2_925 },
      { id_dokumen: 'd', akun: 'SUSUT', kadar: 75_00, kotor: 100, murni: 75 },
    ])
    expect(koreksiHancur('d', hasil)).toEqual([])
  })

  it('becomes scrap at its cost, less the part that was lost', () =>
    // 6.000.000 x 0,100 / 4,000 = 150.000 are lost.
    expect(
      jurnalHancur('d', hasil, peta).map(({ debit, kredit, nomor_akun }) => [
        nomor_akun,
        debit,
        kredit,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['1201', 0, 6_000_000],
        ['1203', 5_850_000, 0],
        ['5103', 150_000, 0],
      ]),
    ))
})

describe('a piece that stays', () => {
  it('is lighter by wear, and costs less by its share', () => {
    const hasil = hancur({ cara: 'SUSUT' })
    expect(gerakHancur('d', hasil)).toEqual([])
    expect(koreksiHancur('d', hasil)).toMatchObject([
      {
        sebelum: { berat: 4_000, murni: 3_000, harga_pokok: 6_000_000 },
        sesudah: { berat: 3_900, murni: 2_925, harga_pokok: 5_850_000 },
      },
    ])
    expect(gramHancur('d', hasil)).toMatchObject([
      { akun: 'STOK/TOKO', kotor: -100, murni: -75 },
      { akun: 'SUSUT', kotor: 100, murni: 75 },
    ])
    expect(jurnalHancur('d', hasil, peta)).toMatchObject([
      { nomor_akun: '1201', debit: 0, kredit: 150_000 },
      { nomor_akun: '5103', debit: 150_000, kredit: 0 },
    ])
  })

  it('has another name when it was made into something else', () =>
    expect(
      koreksiHancur('d', hancur({ cara: 'UBAH', nama_baru: 'LIONTIN POLOS', berat_hasil: 4_000 })),
    ).toMatchObject([
      {
        sebelum: { nama_barang: 'CINCIN BELAH ROTAN' },
        sesudah: { nama_barang: 'LIONTIN POLOS' },
      },
    ]))
})

it.each([
  ['more gold than there was', { berat_hasil: 4_001 }, {}, 'Tidak Boleh Melebihi'],
  ['no wear at all', { cara: 'SUSUT' as const, berat_hasil: 4_000 }, {}, 'Sama Dengan'],
  ['a change without a name', { cara: 'UBAH' as const }, {}, 'lebih dari 5 karakter'],
  ['a piece in a note', {}, { status: 'DALAM_NOTA' as const }, 'Status'],
])('refuses %s', (_, line, piece, said) => expect(() => hancur(line, piece)).toThrow(said))

it('refuses a piece twice, and one that nobody has', () => {
  expect(() => hancurDari([baris(), baris()], [cincin()])).toThrow('Sudah Ada Di Tabel')
  expect(() => hancurDari([baris()], [])).toThrow('Tidak Ditemukan')
})
