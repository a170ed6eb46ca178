import { describe, expect, it } from 'vitest'
import { gramDinilai } from './revaluasi.effects.ts'
import { checkDinilai, dinilaiDari, jumlahDari, type BarangDinilai } from './revaluasi.rules.ts'

const barang = (berat: number, lain: Partial<BarangDinilai> = {}): BarangDinilai => ({
  kode_barcode: `B${berat}`,
  status: 'ADA',
  kode_gudang: 'TOKO',
  berat,
  murni: Math.floor((berat * 75) / 100),
  kadar_eod: 75_00,
  versi: 1,
  ...lain,
})

describe('a kadar that counts for another fineness', () => {
  it.each([
    // 4,123 x 74,50 % = 3,071635; each piece is rounded for itself, not their sum.
    [4_123, 74_50, 3_072],
    [4_127, 74_50, 3_075], // 3,074615
    [2_001, 99_99, 2_001], // 2,0007999
    [1, 50_00, 1], //         half up
  ])('%s mg at %s are %s mg fine', (berat, ke, murni) =>
    expect(dinilaiDari([barang(berat)], ke)[0]?.murni).toBe(murni),
  )

  it('leaves alone what counts for it already, whatever its fine weight', () => {
    const sudah = barang(5_000, { kadar_eod: 74_50, murni: 3_726 })
    expect(dinilaiDari([sudah, barang(4_123)], 74_50).map(({ kini }) => kini.berat)).toEqual([
      4_123,
    ])
  })

  it('adds up room by room and moves no gold, only what is fine of it', () => {
    const pieces = dinilaiDari([barang(4_123), barang(4_127, { kode_gudang: 'BRANKAS' })], 74_50)
    expect(jumlahDari(pieces)).toEqual({
      pcs: 2,
      dalam_nota: 0,
      berat: 8_250,
      murni_dari: 3_092 + 3_095,
      murni_ke: 3_072 + 3_075,
      selisih: -40,
    })
    expect(
      gramDinilai('d', pieces, 75_00).map(({ akun, kotor, murni }) => [akun, kotor, murni]),
    ).toEqual([
      ['STOK/TOKO', 0, -20],
      ['SUSUT', 0, 40],
      ['STOK/BRANKAS', 0, -20],
    ])
  })

  it('waits for what lies in a note, and is refused where nothing changes', () => {
    const diNota = dinilaiDari([barang(4_123, { status: 'DALAM_NOTA' })], 74_50)
    expect(() => checkDinilai(diNota, 75_00, 74_50)).toThrow('Dalam Nota')
    expect(() => checkDinilai([], 75_00, 75_00)).toThrow('Tidak Ada Yang Dikoreksi')
    expect(() => checkDinilai([], 75_00, 74_50)).not.toThrow()
  })
})
