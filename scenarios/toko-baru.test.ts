import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '#kernel/field'
import { encode } from '#kernel/wire'
import { masterMulai } from '#modules/mulai/langkah'
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

const sudah = async (langkah: string): Promise<boolean | undefined> => {
  const semua: readonly { readonly langkah: string; readonly sudah: boolean }[] = (
    await own.get('langkah-awal?rinci=true')
  ).json.data.langkah
  return semua.find((one) => one.langkah === langkah)?.sudah
}

it('each step can be taken when the ones before it are done', async () => {
  for (const { calls, contoh, fields, name } of masterMulai) {
    if (name === 'kondisi_pembelian') continue // a shop is made with its own
    expect(await sudah(name), name).toBe(false)
    const body = Object(encode(group(fields), contoh))
    expect(await own.post(calls.create, body), name).toMatchObject({ status: 200 })
    expect(await sudah(name), name).toBe(true)
  }
})

it('then a piece comes in, and is sold', async () => {
  const baris = [{ ...cincin, kode_bandrol: null }]
  const { barang } = dataOf(await own.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  expect(await sudah('barang')).toBe(true)
  const kode = (barang as { kode_barcode: string }[]).map(({ kode_barcode }) => kode_barcode)
  expect(await kasir.post('penjualan/harga-hari-ini', {})).toMatchObject({ status: 200 })
  const total = 6_798_000 // 4,120 gr at Rp 1.650.000; labour is no first step
  const nota = notaCincin(kode, { total, pembayaran: [{ jenis: 'CASH', jumlah: total }] })
  const { no_faktur_group } = dataOf(await kasir.post('penjualan/simpan', nota))
  const sah = { penjualan: [no_faktur_group], pembelian: [] }
  expect(await kasir.post('validasi/simpan/jualbeli', sah)).toMatchObject({ status: 200 })
  expect(await shop.audit()).toEqual([])
})
