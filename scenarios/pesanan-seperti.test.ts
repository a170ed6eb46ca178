import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { cincinNama, dipesan, kalungInisial } from './pesanan.ts'
import { fotoService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A customer points at a ring in the tray: 'like this one, but larger'.
let shop: Shop
let spv: Person
let kasir: Person
let barcode = ''
let gambar = ''

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const emas = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9b44a' } })
  const sent = await spv.upload('gambar/foto_produk', await emas.png().toBuffer())
  gambar = String(dataOf(sent)['gambar_path'])
  const baris = [{ ...cincin, gambar }]
  const { barang } = dataOf(await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  barcode = String(Object(Array.isArray(barang) ? barang[0] : {})['kode_barcode'])
}, 60_000)
afterAll(() => shop.close())

it('a piece says jenis, group, weight and photo of the wish', async () => {
  const { json } = await kasir.get(`pesanan/seperti?kode_barcode=${barcode.toLowerCase()}`)
  expect(json.data).toEqual({
    ...{ nama_barang: 'CINCIN BELAH ROTAN', kode_dept: 'CC', kode_group: '75', berat: 4.12 },
    gambar,
  })
  const tiada = await kasir.get('pesanan/seperti?kode_barcode=CC9')
  expect([tiada.status, tiada.json.message]).toEqual([404, 'Barcode CC9 Tidak Ditemukan'])
  const tamu = await shop.person('KASIR', 'tamu', '/beranda')
  expect((await tamu.get(`pesanan/seperti?kode_barcode=${barcode}`)).status).toBe(403)
})

it('its photo is that of the wish, unless that has its own; the piece itself stays where it is', async () => {
  const sketsa = await fotoService(kasir, 'foto_pesanan')
  const ingin = [
    { ...cincinNama, seperti: barcode },
    { ...kalungInisial, seperti: barcode, foto: sketsa },
    kalungInisial,
  ]
  const { nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003, {}, ingin)))
  const { json } = await kasir.get(`pesanan/lihat?q=${String(nomor)}`)
  expect(json.data[0].barang).toMatchObject([
    { seperti: barcode, foto: gambar, berat: 5 }, // what was typed afterwards counts
    { seperti: barcode, foto: sketsa },
    { seperti: null, foto: null },
  ])
  expect(await shop.rows(sql`select status from barang where kode_barcode = ${barcode}`)).toEqual([
    { status: 'ADA' },
  ])
  const kertas = await kasir.post('pesanan/cetak/contoh', { nomor: [nomor] })
  expect([kertas.status, kertas.headers['content-type']]).toEqual([200, 'application/pdf'])
})

it('a piece that is none of ours is refused at its line, and nothing is kept', async () => {
  const ingin = [cincinNama, { ...kalungInisial, seperti: 'CC0000404' }]
  const { json, status } = await kasir.post('pesanan/simpan', dipesan(500_000, {}, ingin))
  expect([status, json.fields]).toEqual([
    400,
    [{ field: 'barang.1.seperti', message: 'Barcode CC0000404 Tidak Ditemukan' }],
  ])
  expect(await shop.rows(sql`select count(*)::int as n from dokumen where prefix = 'PS'`)).toEqual([
    { n: 1 },
  ])
  expect(await shop.audit()).toEqual([])
})
