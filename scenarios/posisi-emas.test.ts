import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { dipesan, jadi } from './pesanan.ts'
import type { Person } from './shop.ts'
import { bukaTitip, type TokoTitip } from './titip.ts'

// Three rings lie in the shop, one of them is held for a deposit, an order of a fixed price is paid
// for in part: what is the shop's, and what is it worth?
let toko: TokoTitip
let mu: Person
let pesanan: unknown
const harga = 2_345_679

const posisi = async (lain: object = {}) => {
  const isi = { tgl: '2026-11-21', kadar: null, perubahan: 7, ...lain }
  return (await mu.post('stok/report-posisi-emas', isi)).json.data.rows
}

beforeAll(async () => {
  toko = await bukaTitip(3)
  const { dititip, kasir, own, rings, shop, spv } = toko
  mu = await shop.person('MU')
  await isiLaci(spv, 9_000_000, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  dataOf(await own.put('para-system/key/PESANAN_HARGA_TETAP_MODULE', { value: true }))
  const isi = { kode_harga: 'AWAL', berlaku_mulai: '2026-11-01', harga_murni: harga, sumber: null }
  dataOf(await own.post('para-harga-emas/create', isi))
  await dititip(rings[0], 500_000)
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_000)))
  pesanan = nomor
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
})
afterAll(() => toko.shop.close())

it('is what lies here less what is promised, in pure grams', async () => {
  const [piece] = await toko.shop.rows<{ murni: number }>(sql`select murni from barang limit 1`)
  const murni = Number(piece?.murni) // of one ring, in milligrams
  expect(murni).toBeGreaterThan(1000)
  // Rp 1.000.000 at 1.650.000 a gram are 606 mg of gold of 75 %: 454,5 mg of pure gold.
  const tetap = 455
  const bersih = 2 * murni - tetap
  const nilai = Math.round((bersih * harga) / 1000)
  expect(await posisi()).toMatchObject([
    {
      ...{ kadar: 75, stok: (3 * murni) / 1000, luar: 0, jaminan: 0 },
      ...{ titipan: murni / 1000, pesanan_tetap: tetap / 1000, bersih: bersih / 1000 },
      nilai,
      turun: Math.round((bersih * harga * 93) / 100_000),
      naik: Math.round((bersih * harga * 107) / 100_000),
    },
  ])
})

it('is asked by kadar, and of a day before the shop began', async () => {
  expect(await posisi({ kadar: 70 })).toEqual([])
  expect(await posisi({ kadar: 75 })).toHaveLength(1)
  expect((await posisi({ tgl: '2026-11-20' })) ?? []).toEqual([])
})

it('has what a goldsmith made of his own gold: money is owed to him for it', async () => {
  const [dulu] = await posisi()
  dataOf(await toko.kasir.post('pesanan/selesai', jadi(pesanan)))
  const [kini] = await posisi()
  expect(kini.stok - dulu.stok).toBeCloseTo(3.842, 6) // 5,123 gr of 75 %
  expect(kini.luar).toBe(0)
  expect(kini.bersih - dulu.bersih).toBeCloseTo(3.842, 6)
  expect(kini.pesanan_tetap).toBe(dulu.pesanan_tetap)
})
