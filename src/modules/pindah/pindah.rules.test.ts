import { describe, expect, it } from 'vitest'
import type { FaktaBaki } from '#modules/stok/baki.rules'
import { gerakPindah, gramPindah } from './pindah.effects.ts'
import { pindahDari, satuBakiDari, type BarangLetak } from './pindah.rules.ts'

const baki: FaktaBaki = new Map([
  ['A01', { kode_gudang: 'TOKO', status_baki: 'READY' }],
  ['A02', { kode_gudang: 'TOKO', status_baki: 'READY' }],
  ['B01', { kode_gudang: 'BRANKAS', status_baki: 'READY' }],
  ['C01', { kode_gudang: 'TOKO', status_baki: 'TUTUP' }],
])

/** A ring of 4,120 gr (3,090 gr fine at 75 %) in tray A01. */
const cincin = (kode_barcode: string, change: Partial<BarangLetak> = {}): BarangLetak => ({
  kode_barcode,
  nama_barang: 'CINCIN BELAH ROTAN',
  kadar: 75_00,
  berat: 4_120,
  berat_kotor: 4_120,
  murni: 3_090,
  status: 'ADA',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  gambar: null,
  versi: 3,
  ...change,
})
const ke = (kode_baki: string, kode_gudang = 'TOKO') => ({ kode_baki, kode_gudang })

describe('a move by scan', () => {
  const satu = cincin('1')
  const baris = [{ kode_barcode: '1', dari_baki: 'A01' }]
  const pindah = (piece: BarangLetak, tujuan = ke('A02')) =>
    pindahDari(tujuan, baris, [piece], baki)

  it('takes a free piece from where it was seen', () => expect(pindah(satu)).toEqual([satu]))

  it.each([
    ['held by a note', cincin('1', { status: 'DALAM_NOTA' }), ke('A02'), 'Status'],
    ['there already', satu, ke('A01'), 'Sudah Di Baki'],
    ['elsewhere by now', cincin('1', { kode_baki: 'A02' }), ke('B01', 'BRANKAS'), 'Sudah Pindah'],
    ['in a closed tray', cincin('1', { kode_baki: 'C01' }), ke('A02'), 'Sudah Pindah'],
    ['into a closed tray', satu, ke('C01'), 'Sedang Tutup'],
    ['into a tray of another room', satu, ke('B01'), 'Tidak Ada Di Gudang'],
    [
      'gone',
      cincin('1', { status: 'TERJUAL', kode_gudang: null, kode_baki: null }),
      ke('A02'),
      'Status',
    ],
  ])('refuses one that is %s', (_, piece, tujuan, said) =>
    expect(() => pindah(piece, tujuan)).toThrow(said),
  )
})

describe('a whole tray', () => {
  // Two rings, 8,240 gr; a third is in a note and stays.
  const isi = [cincin('1'), cincin('2'), cincin('3', { status: 'DALAM_NOTA' })]
  const lihat = { ...ke('A02'), dari_baki: 'A01', pcs: 2, berat: 8_240 }

  it('is what lies free in it', () =>
    expect(satuBakiDari(lihat, isi, baki).map((one) => one.kode_barcode)).toEqual(['1', '2']))

  it.each([
    ['a piece more than was seen', { pcs: 1, berat: 4_120 }],
    ['as many pieces of another weight', { berat: 8_200 }],
  ])('is refused with %s', (_, change) =>
    expect(() => satuBakiDari({ ...lihat, ...change }, isi, baki)).toThrow('Sudah Berubah'),
  )
})

describe('the books', () => {
  const satu = { ...cincin('1'), kode_gudang: 'TOKO', kode_baki: 'A01' }

  it('say from where to where, at the version that was read', () =>
    expect(gerakPindah('d', [satu], ke('A02'))).toMatchObject([
      { dari_baki: 'A01', ke_baki: 'A02', dari_status: 'ADA', ke_status: 'ADA', versi: 3 },
    ]))

  it('move gold between rooms, not between trays', () => {
    expect(gramPindah('d', [satu], ke('A02'))).toEqual([])
    expect(gramPindah('d', [satu, satu], ke('B01', 'BRANKAS'))).toEqual([
      { id_dokumen: 'd', akun: 'STOK/TOKO', kadar: 75_00, kotor: -8_240, murni: -6_180 },
      { id_dokumen: 'd', akun: 'STOK/BRANKAS', kadar: 75_00, kotor: 8_240, murni: 6_180 },
    ])
  })
})
