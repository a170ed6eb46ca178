import { describe, expect, it } from 'vitest'
import {
  bolehBatalHancur,
  gerakBatalHancur,
  koreksiBatalHancur,
  type BarangHancur,
  type Hancuran,
} from './batal.rules.ts'

const cincin: BarangHancur = {
  kode_barcode: '010000017',
  dari_gudang: 'TOKO',
  dari_baki: 'A01',
  berat: 4_120,
  murni: 3_090,
  status: 'HANCUR',
  versi: 2,
  versi_gerak: 2,
}
const ubah = {
  kode_barcode: '010000024',
  sebelum: { berat: 4_120, murni: 3_090 },
  sesudah: { berat: 4_100, murni: 3_075 },
  status: 'ADA',
  versi: 5,
  versi_koreksi: 5,
}
const hancur: Hancuran = {
  nomor: 'HB-1',
  status: 'VALID',
  tgl_system: '2026-11-21',
  barang: [cincin],
  koreksi: [ubah],
  baki: [{ kode_baki: 'A01', kode_gudang: 'TOKO', status_baki: 'READY' }],
}
const boleh =
  (lain: Partial<Hancuran>, hari = '2026-11-21') =>
  () =>
    bolehBatalHancur({ ...hancur, ...lain }, hari)

describe('a destruction', () => {
  it('of today, untouched since, may be undone', () => {
    expect(boleh({})).not.toThrow()
  })

  it.each([
    [{ status: 'BATAL' }, '2026-11-21', '{{nomor}} Sudah Dibatalkan'],
    [{}, '2026-11-22', 'Tidak Dapat Membatalkan Hancur Kemarin'],
    [{ barang: [{ ...cincin, versi: 3 }] }, '2026-11-21', /^Barang .* Sudah Berubah Sejak/],
    [{ koreksi: [{ ...ubah, versi: 6 }] }, '2026-11-21', /^Barang .* Sudah Berubah Sejak/],
    [
      { baki: [{ kode_baki: 'A01', kode_gudang: 'TOKO', status_baki: 'DIHITUNG' }] },
      '2026-11-21',
      /Sedang Tutup Atau Dihitung/,
    ],
    [{ baki: [] }, '2026-11-21', /Tidak Ada Di Gudang/],
  ])('%j on %s: %s', (lain, hari, sentence) => {
    expect(boleh(lain, hari)).toThrow(sentence)
  })

  it('is undone by its negation', () => {
    expect(gerakBatalHancur('baru', 'lama', [cincin])).toEqual([
      {
        id_dokumen: 'baru',
        kode_barcode: '010000017',
        dari_status: 'HANCUR',
        ke_status: 'ADA',
        dari_gudang: null,
        dari_baki: null,
        ke_gudang: 'TOKO',
        ke_baki: 'A01',
        berat: 4_120,
        murni: 3_090,
        pemegang: 'lama',
        versi: 2,
      },
    ])
    expect(koreksiBatalHancur('baru', [ubah])).toEqual([
      {
        id_dokumen: 'baru',
        kode_barcode: '010000024',
        sebelum: ubah.sesudah,
        sesudah: ubah.sebelum,
      },
    ])
  })
})
