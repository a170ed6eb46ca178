import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '#kernel/field'
import { encode } from '#kernel/wire'
import { house } from '../src/house.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { openShop, type Person, type Shop } from './shop.ts'

// The first day of a shop that begins with nothing: what home tells its owner to fill in, and no
// more, is enough for a sale.

let shop: Shop
let own: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  kasir = await shop.person('KASIR')
})
afterAll(() => shop.close())

const langkah = async (): Promise<{ readonly path: string; readonly sudah: boolean }[]> =>
  (await own.get('langkah-awal')).json.data

it('each step can be taken when the ones before it are done', async () => {
  const semua = (await langkah()).slice(0, -1)
  for (const { path } of semua) {
    const master = house.masters.find((one) => one.path === path)
    if (!master) throw new Error(`${path} is no master`)
    const body = Object(encode(group(master.fields), master.contoh))
    expect(await own.post(master.calls.create, body), path).toMatchObject({ status: 200 })
  }
  expect((await langkah()).map(({ sudah }) => sudah)).toEqual([...semua.map(() => true), false])
})

it('then a piece comes in, and is sold', async () => {
  const baris = [{ ...cincin, kode_bandrol: null }]
  const { barang } = dataOf(await own.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  expect(await langkah()).toEqual([])
  const kode = (barang as { kode_barcode: string }[]).map(({ kode_barcode }) => kode_barcode)
  expect(await kasir.post('penjualan/harga-hari-ini', {})).toMatchObject({ status: 200 })
  const total = 6_798_000 // 4,120 gr at Rp 1.650.000; labour is no first step
  const nota = notaCincin(kode, { total, pembayaran: [{ jenis: 'CASH', jumlah: total }] })
  const { no_faktur_group } = dataOf(await kasir.post('penjualan/simpan', nota))
  const sah = { penjualan: [no_faktur_group], pembelian: [] }
  expect(await kasir.post('validasi/simpan/jualbeli', sah)).toMatchObject({ status: 200 })
  expect(await shop.audit()).toEqual([])
})
