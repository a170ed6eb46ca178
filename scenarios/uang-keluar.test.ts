import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Money out of a drawer: a cashier alone up to two limits, a second person above them.
let shop: Shop
let kasir: Person

const bayar = (jumlah: number) => ({ kode_transaksi: 'IKLAN', jumlah, keterangan: 'Brosur' })
const saldo = async (): Promise<number> => (await kasir.get('cash/laci')).json.data.saldo

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  const spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  const awal = { tempat: 'KAS', jumlah: 9_000_000 }
  dataOf(await spv.postApproved('cash/saldo-awal', awal, 'own'))
  dataOf(await kasir.postApproved('cash/laci/modal', { jumlah: 6_000_000 }, 'spv'))
})
afterAll(() => shop.close())

it('asks for a second person above the limit of one entry', async () => {
  dataOf(await kasir.post('cash/uang-kas', bayar(500_000)))
  const asked = await kasir.post('cash/uang-kas', bayar(500_001))
  expect(asked.json.details).toMatchObject({
    kategori: 'UANG_KELUAR',
    sebelum: { Batas: 'Rp 500.000', 'Batas Sehari': 'Rp 2.000.000', 'Sudah Keluar': 'Rp 500.000' },
    sesudah: { Laci: 'kasir', Kategori: 'IKLAN', 'Jumlah Rp': 'Rp 500.001' },
  })
  dataOf(await kasir.postApproved('cash/uang-kas', bayar(500_001), 'spv'))
  expect(await saldo()).toBe(6_000_000 - 1_000_001)
})

it('asks where small entries add up over the day; what somebody agreed to does not count', async () => {
  for (const jumlah of [490_000, 470_000, 480_000])
    dataOf(await kasir.post('cash/uang-kas', bayar(jumlah)))
  expect((await kasir.post('cash/uang-kas', bayar(60_001))).status).toBe(403)
  const last = dataOf(await kasir.post('cash/uang-kas', bayar(60_000)))
  expect((await kasir.post('cash/uang-kas', bayar(1))).status).toBe(403)
  const batal = { nomor: last['nomor'], alasan: 'Salah catat' }
  dataOf(await kasir.postApproved('cash/uang-kas/batal', batal, 'spv'))
  dataOf(await kasir.post('cash/uang-kas', bayar(59_000)))
})

it('lets two at once not pass the limit of the day together', async () => {
  shop.before('cash/uang-kas', () => kasir.post('cash/uang-kas', bayar(700)))
  const second = await kasir.post('cash/uang-kas', bayar(900))
  expect([second.status, second.json.code]).toEqual([403, 'E-OTORISASI'])
})

it('refuses what the drawer does not hold before anybody is asked', async () => {
  const refused = await kasir.post('cash/uang-kas', bayar(5_999_999))
  expect(refused).toMatchObject({
    status: 422,
    json: { message: 'Uang Di Laci kasir Tidak Cukup' },
  })
  expect(await shop.audit()).toEqual([])
})

it('leaves its limits to OWN and SU', async () => {
  const [mu, su] = [await shop.person('MU'), await shop.person('SU')]
  for (const key of ['UANG_KELUAR_SENDIRI', 'UANG_KELUAR_SEHARI', 'BATAS_BELI']) {
    expect((await mu.put(`para-system/key/${key}`, { value: 8 })).status, key).toBe(403)
    expect((await su.put(`para-system/key/${key}`, { value: 8 })).status, key).toBe(200)
  }
})
