import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { dipesan, jadi } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// An order takes a price of today only where that was confirmed today, as a sale does.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
}, 60_000)
afterAll(() => shop.close())

const belum = (field: string) => [
  { field: `${field}kode_group`, message: 'Harga Group 75 Belum Dikonfirmasi Hari Ini' },
]
const konfirmasi = async () => dataOf(await spv.post('penjualan/harga-hari-ini', {}))
const lupakan = () => shop.rows(sql`update group_harga set tgl_konfirmasi = tgl_konfirmasi - 1`)
const simpan = (uang_muka: number) => kasir.post('pesanan/simpan', dipesan(uang_muka))
/** An order whose deposit the cashier has. */
async function mulai(uang_muka: number): Promise<unknown> {
  const { kwitansi, nomor } = dataOf(await simpan(uang_muka))
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
  return nomor
}

it('is refused when it is written, and when money is asked for again', async () => {
  expect((await simpan(1_000_003)).json.fields).toEqual(belum('barang.0.'))
  dataOf(await own.put('para-system/key/KONFIRMASI_HARGA_MODULE', { value: false }))
  dataOf(await own.put('para-system/key/CANCEL_VALIDATION_MODULE', { value: true }))
  const { kwitansi, nomor } = dataOf(await simpan(1_000_003))
  dataOf(await spv.post('validasi/cancel/pesanan', { nomor: [kwitansi] }))
  dataOf(await own.put('para-system/key/KONFIRMASI_HARGA_MODULE', { value: true }))
  const setor = { nomor, uang_muka: 2_000_003, pembayaran: tunai(2_000_003) }
  expect((await kasir.post('pesanan/setor', setor)).json.fields).toEqual(belum('barang.0.'))
  await konfirmasi()
  dataOf(await kasir.post('pesanan/setor', setor))
})

it('is refused when a piece is finished at the price of the day', async () => {
  await konfirmasi()
  const nomor = await mulai(1_000_003)
  await lupakan()
  const selesai = () => kasir.post('pesanan/selesai', jadi(nomor))
  expect((await selesai()).json.fields).toEqual(belum(''))
  await konfirmasi()
  dataOf(await selesai())
})

it('is not asked of what the deposit has locked whole', async () => {
  dataOf(await own.put('para-system/key/PESANAN_HARGA_TETAP_MODULE', { value: true }))
  // 8.650.000 at 1.650.000 a gram have bought 5,242 gr: more than the 5,123 that it weighs.
  const nomor = await mulai(8_650_000)
  const lain = await mulai(1_000_003)
  await lupakan()
  expect((await kasir.post('pesanan/selesai', jadi(lain))).json.fields).toEqual(belum(''))
  dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
  expect(await shop.audit()).toEqual([])
})

it('may be confirmed by whoever takes orders alone', async () => {
  await konfirmasi()
  await lupakan()
  const pemesan = await shop.person('KASIR', 'pemesan', '/transaksi-pesanan')
  const { json } = await pemesan.get('penjualan/harga-hari-ini')
  expect(json.data.length).toBeGreaterThan(0)
  dataOf(await pemesan.post('penjualan/harga-hari-ini', {}))
  expect((await pemesan.get('penjualan/harga-hari-ini')).json.data).toEqual([])
})
