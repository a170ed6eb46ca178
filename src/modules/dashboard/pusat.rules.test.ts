import { expect, test } from 'vitest'
import { jumlahToko, naik, perToko, persenMargin } from './pusat.rules.ts'

const toko = (kode_toko: string) => ({ kode_toko, nama_toko: `Toko ${kode_toko}` })
const hari = (kode: string, jual: number) => ({
  ...toko(kode),
  total_penjualan: jual,
  total_pembelian: 1,
  total_service: null,
  total_pesanan: null,
  total_hutang: null,
})

test('each shop in a line: its costs are one sum, what has no book is nothing, not zero', () => {
  const rows = perToko({
    hari: { toko: [hari('A', 5), hari('B', 0)], gagal: [] },
    kas: { toko: [{ ...toko('A'), jumlah_in: 7, jumlah_out: 2, saldo_akhir: 5 }], gagal: [] },
    biaya: {
      toko: [
        { ...toko('A'), jumlah: 3 },
        { ...toko('A'), jumlah: 4 },
      ],
      gagal: [],
    },
  })
  expect(rows).toMatchObject([
    { kode_toko: 'A', penjualan: 5, service: null, saldo: 5, biaya: 7, tertunda: null },
    { kode_toko: 'B', penjualan: 0, saldo: null, biaya: 0 },
  ])
})

test('a shop that did not answer says why, and counts for nothing', () => {
  const gagal = [{ ...toko('C'), kalimat: 'Server Toko C Tidak Menjawab' }]
  expect(perToko({ hari: { toko: [], gagal } })).toMatchObject([
    { kode_toko: 'C', kalimat: 'Server Toko C Tidak Menjawab', penjualan: null },
  ])
})

const lain = (kode: string, minggu_lalu: number, margin: number | null, neto: number | null) => ({
  ...toko(kode),
  minggu_lalu,
  margin,
  neto,
  berat_stok: 1_234_567,
  nilai_stok: margin === null ? null : 987_654_321,
})

test('who sells most stands first, and the chain is the sum of what its shops told', () => {
  const rows = perToko({
    hari: {
      toko: [hari('A', 46_327_500), hari('B', 78_200_000)],
      gagal: [{ ...toko('C'), kalimat: 'Tidak Menjawab' }],
    },
    banding: {
      toko: [lain('A', 41_000_000, 6_123_450, 45_900_000), lain('B', 0, null, null)],
      gagal: [],
    },
  })
  expect(rows.map(({ kode_toko, urutan }) => [urutan, kode_toko])).toEqual([
    [1, 'B'],
    [2, 'A'],
    [0, 'C'],
  ])
  expect(jumlahToko(rows)).toMatchObject({
    penjualan: 124_527_500,
    minggu_lalu: 41_000_000,
    margin: 6_123_450,
    berat_stok: 2_469_134,
    nilai_stok: 987_654_321,
    service: null,
    pesanan: null,
    biaya: null,
  })
})

test('shares are of what was sold; nothing before is nothing to compare with', () => {
  expect(naik(46_327_500, 41_000_000)).toBe(12_99)
  expect(naik(36_900_000, 41_000_000)).toBe(-10_00)
  expect(naik(5, 0)).toBeUndefined()
  const [row] = perToko({
    hari: { toko: [hari('A', 46_327_500)], gagal: [] },
    banding: { toko: [lain('A', 1, 6_123_450, 45_900_000)], gagal: [] },
  })
  expect(row && persenMargin(row)).toBe(13_34)
})
