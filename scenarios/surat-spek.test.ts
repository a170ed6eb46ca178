import { afterAll, beforeAll, expect, it } from 'vitest'
import { cincin, dataOf, harga, notaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What the specification says in so many words, asked as its own client would ask it.

let shop: Shop
let own: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  kasir = await shop.person('KASIR')
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  await own.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

const terima = async (nama_barang: string): Promise<string> => {
  const baris = [{ ...cincin, nama_barang }]
  const { barang } = dataOf(await own.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  return Array.isArray(barang) ? String(barang[0].kode_barcode) : ''
}

it('answers the parameters by the names of the specification', async () => {
  expect((await own.get('para-system/key/pembulatan')).json.data).toEqual({
    key: 'pembulatan',
    value: 500,
  })
  expect((await own.get('para-system/key/kategori_harga')).status).toBe(200)
  expect((await own.get('para-system/key/tidak_ada')).status).toBe(404)
})

it('counts the digits of a telephone number as they were typed', async () => {
  const barang = await terima('GELANG')
  const jual = (no_hp: string) =>
    kasir.post('penjualan/simpan', notaCincin([barang], { nama_customer: 'Ani', no_hp }))
  expect((await jual('0812345678')).json.fields).toEqual([
    { field: 'no_hp', message: 'Mohn Masukan Nomor Handphone Yang Valid' },
  ])
  expect((await jual('08123456789')).status).toBe(200)
})

it('promises 20 and 25 % for a wedding ring, 15 and 20 % for another', async () => {
  const barang = [await terima('CINCIN KAWIN POLOS'), await terima('CINCIN BELAH ROTAN')]
  const { notajual } = dataOf(await kasir.post('penjualan/simpan', notaCincin(barang)))
  const nota = await kasir.post('penjualan/get/bynota/single', {
    no_faktur: Array.isArray(notajual) ? notajual[0] : '',
  })
  const [first] = nota.json.data.data
  expect(first.janji).toEqual([
    { baris: '1', potongan_tukar: 20, potongan_jual: 25 },
    { baris: '2', potongan_tukar: 15, potongan_jual: 20 },
  ])
  expect(first.potongan_rusak).toBe(35)
  expect(first.harga_total).toBe(2 * harga)
  for (const line of first.baris)
    expect(line).toMatchObject({
      qty: 1,
      barang: { kadar_cetak: line.kadar_cetak, kode_intern: line.kode_intern },
    })
})
