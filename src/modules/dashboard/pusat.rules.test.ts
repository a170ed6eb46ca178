import { expect, test } from 'vitest'
import { perToko } from './pusat.rules.ts'

const toko = (kode_toko: string) => ({ kode_toko, nama_toko: `Toko ${kode_toko}` })
const hari = (kode: string, jual: number) => ({
  ...toko(kode),
  total_penjualan: jual,
  total_pembelian: 1,
  total_service: null,
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
