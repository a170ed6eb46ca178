import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import type { BarangNota } from '#modules/kunjungan/batal.rules'
import { checkBatal } from './batal.rules.ts'

const piece: BarangNota = {
  kode_barcode: '01',
  status: 'TERJUAL',
  id_pemegang: 'jual-1',
  nomor_pemegang: 'FJ-GS1-261121-0001',
  berat: 4_000,
  murni: 3_000,
  dari_gudang: 'TOKO',
  id_asal: null,
}

describe('who may cancel what (SPEC 4, DOMAIN 4)', () => {
  const sale = {
    id: 'jual-1',
    nomor: 'FJ-GS1-261121-0001',
    jenis: 'PENJUALAN' as const,
    status: 'VALID',
    versi: 2,
    tgl_system: '2026-11-21',
    harga_total: 6_000_000,
    barang: [piece],
    kantong: [],
    gram: [],
    jurnal: [],
  }
  const sentence = (change: Partial<typeof sale>, today = '2026-11-21'): string => {
    try {
      checkBatal({ ...sale, ...change }, today)
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
    return 'accepted'
  }
  test.each([
    [{}, '2026-11-21', 'accepted'],
    [{ status: 'BATAL' }, '2026-11-21', 'Penjualan {{nomor}} Sudah Dibatalkan'],
    [{ status: 'OPEN' }, '2026-11-21', 'Penjualan {{nomor}} Belum Divalidasi'],
    [{}, '2026-11-22', 'Tidak Dapat Membatalkan Penjualan Kemarin'],
    [
      { barang: [{ ...piece, status: 'ADA', id_pemegang: null }] },
      '2026-11-21',
      'Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar',
    ],
  ])('%#', (change, today, expected) => expect(sentence(change, today)).toBe(expected))
})
