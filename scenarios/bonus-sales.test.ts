import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, hargaJual, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two rings are sold: what does the seller earn by them, under each rule that the shop may set?
let shop: Shop
let own: Person
let spv: Person
let berat = 0 // of both, in grams

const laporan = async () => {
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', kode_sales: null }
  return (await spv.post('penjualan/report-per-sales', hari)).json.data
}
const bonus = async () => (await laporan()).totals.bonus
const aturan = async (kode_bonus: string, lain: object) => {
  const umum = { kode_group: null, kode_dept: null, jenis_bonus: 'GRAM', bonus_rp: 0 }
  const isi = { kode_bonus, berlaku_mulai: '2026-11-01', ...umum, bonus_persen: 0, ...lain }
  dataOf(await own.post('para-bonus-sales/create', isi))
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  await shop.paksa([sql`delete from kencana.para_bonus_sales`])
  const barcodes = await terimaCincin(spv, 2)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const { no_faktur_group } = dataOf(await spv.post('penjualan/simpan', notaCincin(barcodes)))
  const sah = { penjualan: [no_faktur_group], pembelian: [] }
  const kasir = await shop.person('KASIR')
  dataOf(await kasir.post('validasi/simpan/jualbeli', sah))
  berat = (await laporan()).totals.berat
})
afterAll(() => shop.close())

it('is no column where the shop pays none', async () => {
  dataOf(await own.put('para-system/key/BONUS_SALES_MODULE', { value: false }))
  expect(Object.keys((await laporan()).totals)).not.toContain('bonus')
  dataOf(await own.put('para-system/key/BONUS_SALES_MODULE', { value: true }))
  expect(await bonus()).toBe(0)
})

it('follows the row that names most, of those that have begun', async () => {
  await aturan('SEMUA', { bonus_rp: 1_237 })
  expect(await bonus()).toBe(Math.round(berat * 1_237))
  await aturan('JENIS', { kode_dept: 'CC', jenis_bonus: 'BARANG', bonus_rp: 12_345 })
  expect(await bonus()).toBe(2 * 12_345)
  await aturan('GROUP', { kode_group: '75', jenis_bonus: 'PERSEN', bonus_persen: 0.37 })
  expect(await bonus()).toBe(Math.round(2 * hargaJual * 0.0037))
  const nanti = { kode_group: '75', kode_dept: 'CC', berlaku_mulai: '2026-11-22' }
  await aturan('NANTI', { ...nanti, bonus_rp: 999_999 })
  expect(await bonus()).toBe(Math.round(2 * hargaJual * 0.0037))
})
