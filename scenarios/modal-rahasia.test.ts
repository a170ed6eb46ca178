import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '#server/test-http'
import { cincin, dataOf, notaCincin, pokok, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What a piece has cost is for those who answer for the shop: a cashier reads it nowhere, and the
// approver of a sale below it does.

let shop: Shop
let kasir: Person
let spv: Person
const angka = ['6.200.000', '6.300.000', String(pokok), '6300000']
const tellsNothing = (text: string): void => {
  for (const one of angka) expect(text).not.toContain(one)
}

beforeAll(async () => {
  shop = await openShop('GS1')
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await fillMasters(await shop.person('OWN'))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
})
afterAll(() => shop.close())

test('a correction tells a cashier that it was made, not what the piece cost', async () => {
  const [barcode = ''] = await terimaCincin(spv, 1)
  const { versi } = dataOf(await spv.get(`barang/get/${barcode}`))
  const koreksi = {
    ...cincin,
    kode_barcode: barcode,
    versi,
    nama_barang: 'CINCIN ROTAN',
    harga_pokok: 6_300_000,
    supplier: null,
    kadar: 75,
    alasan: 'pokok salah tulis',
  }
  expect((await spv.postApproved('barang/koreksi', koreksi, 'own')).text).toContain('success')
  const read = await kasir.get(`barang/riwayat/${barcode}`)
  expect(read.text).toContain('CINCIN ROTAN')
  tellsNothing(read.text)
  expect((await spv.get(`barang/riwayat/${barcode}`)).text).toContain(String(pokok))
})

test('a sale below the cost says so to a cashier, and shows the approver by how much', async () => {
  const [barcode = ''] = await terimaCincin(spv, 1)
  const baris = [{ kode_barcode: barcode, harga_setuju: 1_000 }]
  const counted = await kasir.post('penjualan/hitung', { baris })
  expect(dataOf(counted)['perlu']).toContainEqual(
    expect.objectContaining({ kategori: 'JUAL_DIBAWAH_MODAL', sebelum: {} }),
  )
  tellsNothing(counted.text)
  expect((await spv.post('penjualan/hitung', { baris })).text).toContain('6.200.000')

  const total = Number(dataOf(counted)['total'])
  const sale = notaCincin([barcode], {
    baris,
    total,
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
  })
  const refused = await kasir.post('penjualan/simpan', sale)
  expect(refused.status).toBe(403)
  tellsNothing(refused.text)
  const semua = Object(refused.json.details)['semua']
  const need = semua.find(({ kategori }: { kategori: string }) => kategori === 'JUAL_DIBAWAH_MODAL')
  expect(need).toMatchObject({ tersembunyi: true, sebelum: {} })
  const { kategori, no_otorisasi } = need
  const word = { user_id: 'own', kategori, no_otorisasi, lihat: true }
  const guessed = await kasir.post('authorisation', { ...word, password: 'bukan' })
  expect(guessed.status).toBe(403)
  tellsNothing(guessed.text)
  const shown = await kasir.post('authorisation', { ...word, password: testPassword })
  expect(dataOf(shown)['sebelum']).toEqual({ [barcode]: '6.200.000' })
  // Reading is no approval.
  const nomor = semua.map((each: { no_otorisasi: string }) => each.no_otorisasi)
  expect((await kasir.post('penjualan/simpan', sale, { approvals: nomor })).status).toBe(403)
})
