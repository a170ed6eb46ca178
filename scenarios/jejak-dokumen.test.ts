import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { bukaMata, jual } from './mata.ts'
import type { Person, Shop } from './shop.ts'

// Any number ever issued opens its story: who, when, and what it did to the books.
let shop: Shop
let spv: Person
let kasir: Person
let barcode: string[] = []
const cari = async (who: Person, q: string) => who.get(`dokumen/cari?q=${encodeURIComponent(q)}`)
const jejak = async (who: Person, nomor: string) =>
  (await who.get(`dokumen/jejak/${nomor}`)).json.data

beforeAll(async () => {
  ;({ barcode, kasir, shop, spv } = await bukaMata(3))
}, 60_000)
afterAll(() => shop.close())

it('finds a document of any kind by its whole number, or by date and count', async () => {
  const [kode = ''] = barcode
  const { group, nota } = await jual(kasir, kode)
  expect((await cari(spv, nota.toLowerCase())).json.data).toMatchObject([
    { nomor: nota, nama: 'Penjualan', nama_status: 'Valid' },
  ])
  expect((await cari(spv, group)).json.data).toMatchObject([{ nomor: group, nama: 'Kunjungan' }])
  const semua = (await cari(spv, '261121-0001')).json.data
  const nomor = semua.map((one: { nomor: string }) => one.nomor)
  expect(nomor).toContain('TB-GS1-261121-0001')
  expect(nomor).toContain(nota)
  for (const bukan of ['siti', '0812345678', 'TB-GS1-261121-9999'])
    expect((await cari(spv, bukan)).json.data).toEqual([])
})

it('tells what it did: states, pieces, money, journal, and what belongs to it', async () => {
  const [, kode = ''] = barcode
  const { group, nota } = await jual(kasir, kode)
  const kisah = await jejak(spv, nota)
  expect(kisah).toMatchObject({ nomor: nota, status: 'VALID', jumlah_barang: 2 })
  expect(kisah.langkah).toMatchObject([{ nama_status: 'Menunggu Validasi' }, { oleh: 'kasir' }])
  expect(kisah.barang).toMatchObject([
    { kode_barcode: kode, dari: 'ADA A01', ke: 'DALAM_NOTA A01', berat: 4.12 },
    { kode_barcode: kode, dari: 'DALAM_NOTA A01', ke: 'TERJUAL' },
  ])
  expect(kisah.terkait.map((one: { nomor: string }) => one.nomor)).toContain(group)
  // The money of a visit stands under its own number: both together balance.
  const kunjungan = await jejak(spv, group)
  expect(kunjungan.uang).toMatchObject([{ jenis: 'CASH', keluar: 0 }])
  const sum = (of: string) =>
    [...kisah.jurnal, ...kunjungan.jurnal].reduce((total, row) => total + row[of], 0)
  expect(sum('debit')).toBeGreaterThan(0)
  expect(sum('debit')).toBe(sum('kredit'))
})

it('is for who may see it, in his own shop', async () => {
  expect((await cari(kasir, '261121-0001')).status).toBe(403)
  expect((await kasir.get('dokumen/jejak/TB-GS1-261121-0001')).status).toBe(403)
  expect((await spv.get('dokumen/jejak/TB-GS2-261121-0001')).status).toBe(404)
  const gone = await spv.get('dokumen/jejak/ZZ-GS1-261121-0001')
  expect([gone.status, gone.json.message]).toEqual([404, 'Data Tidak Ditemukan'])
  // A piece that left is found by its barcode.
  const [kode = ''] = barcode
  expect(dataOf(await spv.get(`barang/get/${kode}`))).toMatchObject({ status: 'TERJUAL' })
})
