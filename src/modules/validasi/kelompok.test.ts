import { describe, expect, it } from 'vitest'
import {
  belumMasuk,
  daftarNomor,
  dilihatDari,
  grandTotal,
  kelompokDari,
  kelompokkan,
  lamaTunggu,
  menungguMenit,
  punya,
  type BarisBeli,
  type BarisJual,
  type Kunjungan,
} from './kelompok.ts'

const jual = (group: string, nota: string, harga: number, berat: number): BarisJual => ({
  no_faktur_jual: nota,
  no_faktur_group: group,
  nama_customer: 'Ibu Ani',
  kode_sales: 'SLS1',
  nama_sales: 'Rina',
  input_by: 'kasir1',
  saat: '2026-11-21T03:00:00Z',
  kode_barcode: `B-${nota}`,
  nama_barang: 'CINCIN BELAH ROTAN',
  nama_atribut: null,
  berat,
  berat_atribut: null,
  berat_kotor: berat,
  harga_jual: harga,
  harga_total: harga,
})
const beli = (group: string, harga: number, berat: number): BarisBeli => ({
  no_faktur_beli: `FB-${group}`,
  no_faktur_group: group,
  nama_customer: null,
  kode_sales: 'A1',
  nama_sales: 'Andi',
  input_by: 'kasir1',
  saat: '2026-11-21T03:00:00Z',
  kode_dept: 'GL',
  kode_barcode: null,
  nama_barang: 'GELANG RANTAI',
  kondisi: 'BAIK',
  berat,
  harga,
})

const bayar = (no_faktur_group: string, belum_masuk: boolean): Kunjungan => ({
  no_faktur_group,
  orang_lain: false,
  versi: 3,
  tgl_system: '2026-11-21',
  pembayaran: [
    {
      jenis: 'TRANSFER',
      no_rekening: '123',
      jumlah: 1,
      fee: 0,
      no_ref: null,
      diterima: 1,
      jumlah_in: 1,
      jumlah_out: 0,
      kembali: 0,
      belum_masuk,
    },
  ],
})

const groups = kelompokkan({
  penjualan: [
    jual('FG-1', 'FJ-1', 6_900_000, 4_120),
    jual('FG-2', 'FJ-2', 1_000_000, 1_000),
    jual('FG-1', 'FJ-3', 100_000, 500),
  ],
  pembelian: [beli('FG-2', 3_000_000, 3_000), beli('FG-3', 500_000, 700)],
  kunjungan: [bayar('FG-1', false), bayar('FG-2', true)],
})

describe('what waits for validation', () => {
  it('is known as it was seen, and by whether its money is there', () => {
    expect(dilihatDari(groups)).toEqual([
      { no_faktur_group: 'FG-1', versi: 3 },
      { no_faktur_group: 'FG-2', versi: 3 },
    ])
    expect(groups.map(belumMasuk)).toEqual([false, true, false])
  })

  it('is put together by group, in the order it came', () => {
    expect(groups.map(({ nomor }) => nomor)).toEqual(['FG-1', 'FG-2', 'FG-3'])
    expect(groups[0]).toMatchObject({ total: 7_000_000, berat: 4_620, nama_sales: 'Rina' })
    expect(groups[0]?.penjualan).toHaveLength(2)
  })

  it('is worth sales minus purchases, in rupiah and grams (SPEC 4)', () => {
    expect(groups[1]).toMatchObject({ total: -2_000_000, berat: -2_000, nama_sales: 'Rina, Andi' })
    expect(grandTotal(groups)).toEqual({ total: 4_500_000, berat: 1_920 })
    expect(grandTotal([])).toEqual({ total: 0, berat: 0 })
  })

  it('is sent as two lists of group numbers (SPEC 7)', () => {
    expect(daftarNomor(groups)).toEqual({
      penjualan: ['FG-1', 'FG-2'],
      pembelian: ['FG-2', 'FG-3'],
    })
  })

  it.each([
    ['FG-2', 'FG-2'],
    ['FJ-3', 'FG-1'],
    ['B-FJ-2', 'FG-2'],
    ['FB-FG-3', 'FG-3'],
    ['X', undefined],
  ])('is found by a scan of %s', (kode, nomor) => {
    expect(kelompokDari(groups, kode)?.nomor).toBe(nomor)
  })

  it('is of the side that it has; an exchange is of both', () => {
    const of = (sisi: 'JUAL' | 'BELI') => groups.filter((one) => punya(one, sisi))
    expect(of('JUAL').map(({ nomor }) => nomor)).toEqual(['FG-1', 'FG-2'])
    expect(of('BELI').map(({ nomor }) => nomor)).toEqual(['FG-2', 'FG-3'])
  })

  it('says for how long', () => {
    expect(menungguMenit('2026-11-21T03:00:00Z', Date.parse('2026-11-21T03:07:59Z'))).toBe(7)
    expect(menungguMenit('2026-11-21T03:00:00Z', Date.parse('2026-11-21T02:59:00Z'))).toBe(0)
    expect(lamaTunggu(59)).toMatchObject({ kata: '{{menit}} menit', menit: '59' })
    expect(lamaTunggu(63)).toEqual({ kata: '{{jam}} j {{menit}} m', jam: 1, menit: '03' })
    expect(lamaTunggu(127)).toMatchObject({ jam: 2, menit: '07' })
  })
})
