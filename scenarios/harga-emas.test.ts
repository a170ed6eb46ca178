import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A ring of 4,120 gr at 75 % holds 3,090 gr of fine gold and is sold for Rp 6.798.000. At
// Rp 2.000.000 a fine gram that is Rp 6.180.000, less than what it was bought for; at Rp 2.300.000
// it is Rp 7.107.000, and the sale is below cost (DOMAIN 5).

let shop: Shop
let kasir: Person
let own: Person
let barcode: string

beforeAll(async () => {
  shop = await openShop('GS1')
  own = await shop.person('OWN')
  kasir = await shop.person('KASIR')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  barcode = (await terimaCincin(spv, 1))[0] ?? ''
})
afterAll(() => shop.close())

const tambah = (kode_harga: string, berlaku_mulai: string, harga_murni: number) =>
  own.post('para-harga-emas/create', { kode_harga, berlaku_mulai, harga_murni, sumber: null })

const perlu = async (): Promise<unknown[]> => {
  const data = dataOf(await kasir.post('penjualan/hitung', { baris: [{ kode_barcode: barcode }] }))
  const kinds: readonly { kategori: string }[] = Array.isArray(data['perlu']) ? data['perlu'] : []
  return kinds.map(({ kategori }) => kategori)
}

test('the price of fine gold counts from its date on, and only with the module', async () => {
  dataOf(await tambah('LAMA', '2020-01-01', 2_000_000))
  dataOf(await tambah('NANTI', '2999-01-01', 2_300_000))
  await own.put('para-system/key/MODAL_EMAS_MURNI_MODULE', { value: true })
  expect(await perlu()).toEqual([])
  dataOf(await tambah('KINI', '2020-01-02', 2_300_000))
  expect(await perlu()).toEqual(['JUAL_DIBAWAH_MODAL'])
  await own.put('para-system/key/MODAL_EMAS_MURNI_MODULE', { value: false })
  expect(await perlu()).toEqual([])
})

test('the approval, and so the sale, keeps the figure that was in force', async () => {
  await own.put('para-system/key/MODAL_EMAS_MURNI_MODULE', { value: true })
  const sale = notaCincin([barcode])
  expect((await kasir.post('penjualan/simpan', sale)).json.code).toBe('E-OTORISASI')
  dataOf(await kasir.postApproved('penjualan/simpan', sale, 'own'))
  const [kept] = await shop.rows<{ sebelum: unknown }>(
    sql`select o.sebelum from otorisasi o where kategori = 'JUAL_DIBAWAH_MODAL' and status = 'DIPAKAI'`,
  )
  expect(kept?.sebelum).toEqual({ [barcode]: '7.107.000' })
  const two = await tambah('DUA', '2020-01-02', 1)
  expect(two.json.message).toBe('Berlaku Mulai 2020-01-02 Sudah Ada')
})
