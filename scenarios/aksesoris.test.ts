import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A hundred boxes come, some are taken; two people want the last ones.
let shop: Shop
let spv: Person
let mu: Person

const gerak = (arah: 'TAMBAH' | 'AMBIL', jumlah: number, who = spv, lain: object = {}) =>
  who.post('tambah-dan-ambil-stock-aksesoris/simpan', {
    arah,
    kode_aksesoris: 'KOTAK',
    jumlah,
    keterangan: 'Untuk etalase',
    ...lain,
  })
const saldo = async (): Promise<unknown> =>
  (await spv.get('tambah-dan-ambil-stock-aksesoris/saldo')).json.data[0].saldo

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  mu = await shop.person('MU')
})
afterAll(() => shop.close())

it('counts what comes and what is taken', async () => {
  expect(await saldo()).toBe(0)
  expect((await gerak('TAMBAH', 100)).json.data).toEqual({ nomor: 'AK-GS1-261121-0001' })
  expect((await gerak('AMBIL', 30)).status).toBe(200)
  expect(await saldo()).toBe(70)
  const { json } = await spv.get('tambah-dan-ambil-stock-aksesoris/gerak')
  expect(json.count).toBe(2)
  expect(json.data[0]).toMatchObject({ jumlah: -30, saldo: 70, input_by: 'spv' })
})

it('gives no more than there is, and says how many that is', async () => {
  const lebih = await gerak('AMBIL', 71)
  expect([lebih.status, lebih.json.message]).toEqual([400, 'Stock Kotak Cincin Tinggal 70 pcs'])
  expect((await gerak('AMBIL', 0)).json.message).toBe('Jumlah Tidak Boleh Diisi Dengan 0')
  expect((await gerak('AMBIL', 1, spv, { kode_aksesoris: 'TIADA' })).json.message).toBe(
    'Aksesoris Tidak Valid',
  )
  expect((await gerak('AMBIL', 1, spv, { keterangan: null })).json.message).toBe(
    'Keterangan Tidak Boleh Kosong',
  )
  expect((await gerak('AMBIL', 1, await shop.person('KASIR'))).status).toBe(403)
})

it('gives the last ones to one of two', async () => {
  shop.before('tambah-dan-ambil-stock-aksesoris/simpan', () => gerak('AMBIL', 60, mu))
  const late = await gerak('AMBIL', 60)
  expect([late.status, late.json.message]).toEqual([409, 'Stock KOTAK Tinggal 10'])
  expect(await saldo()).toBe(10)
})

it('keeps one that was moved, and books that agree', async () => {
  const gone = await spv.delete('aksesoris/delete/KOTAK')
  expect([gone.status, gone.json.code]).toEqual([409, 'E-PAKAI'])
  expect(await shop.audit()).toEqual([])
})
