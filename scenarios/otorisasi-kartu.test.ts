import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, hargaJual, notaCincin, pokok, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Who is asked from afar sees what he would see at the counter.
let shop: Shop
let kasir: Person
let spv: Person

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
}, 60_000)
afterAll(() => shop.close())

it('shows all questions of a note with its goods, customer, prices and cost on one card', async () => {
  const [kode_barcode = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
  const total = harga - 1_234_000
  const asked = await kasir.post(
    'penjualan/simpan',
    notaCincin([], {
      nama_customer: 'Ibu Sari',
      baris: [{ kode_barcode, diskon: 1_234_000 }],
      pembayaran: [{ jenis: 'CASH', jumlah: total }],
      total,
    }),
  )
  const semua = Object(asked.json.details)['semua'] as readonly { no_otorisasi: string }[]
  expect(semua).toHaveLength(2) // more than a cashier gives, and below cost
  dataOf(
    await kasir.post('authorisation/jauh', {
      no_otorisasi: semua.map(({ no_otorisasi }) => no_otorisasi),
      kepada: null,
    }),
  )
  const { data } = (await spv.get('authorisation/masuk')).json
  expect(data).toHaveLength(2)
  expect(data[0].permintaan).toBe(data[1].permintaan)
  expect(data[0].perkara).toMatchObject({
    total,
    dapat_ditawar: total,
    barang: [{ kode_barcode, berat: 4.12, daftar: harga, tawar: total, modal: pokok }],
  })
  expect(data[0].perkara.pelanggan).not.toContain('Sari') // what outlives him names nobody
  expect(hargaJual - 1_234_000).toBeLessThan(pokok)
})
