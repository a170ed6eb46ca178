import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A customer brings two rings for one and gets money out of it: what is corrected of that money is
// what the shop paid, with its own ways and its own accounts.

let shop: Shop
let spv: Person
let kasir: Person
let nomor: string
let dibayar: number

const bayar = (lain: object = {}): object => ({ jenis: 'CASH', jumlah: dibayar, ...lain })
const koreksi = (versi: number, ...pembayaran: object[]) =>
  kasir.postApproved(
    'penjualan/koreksi',
    { no_faktur_jual: nomor, versi, alasan: 'Salah pilih', kode_sales: 'SLS1', pembayaran },
    'spv',
  )
const jurnal = () =>
  shop.rows(sql`select nomor_akun, sum(debit - kredit)::bigint as jumlah from jurnal
    group by 1 having sum(debit - kredit) <> 0 order by 1`)
const rekening = async (): Promise<object> => {
  const [row] = await shop.rows(sql<object>`select no_rekening from rekening limit 1`)
  return row ?? {}
}

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await spv.post('penjualan/harga-hari-ini', {})
  const [satu = '', dua = '', baru = ''] = await terimaCincin(spv, 3)
  const simpan = async (isi: object): Promise<Record<string, unknown>> => {
    const saved = dataOf(await kasir.post('penjualan/simpan', isi))
    const list = [saved['no_faktur_group']]
    dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
    return saved
  }
  await simpan(notaCincin([satu, dua]))
  const baris = [satu, dua].map((kode_barcode) => ({
    kode_barcode,
    kode_kondisi: 'BAIK',
    berat_kotor: 4.12,
  }))
  const pembelian = { jenis: 'BELI', baris }
  const { json } = await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: harga })
  dibayar = json.data.total - harga
  const saved = await simpan({
    ...notaCincin([baru]),
    pembelian,
    total: -dibayar,
    pembayaran: [{ jenis: 'CASH', jumlah: dibayar }],
  })
  nomor = String(saved['notajual'])
}, 60_000)
afterAll(() => shop.close())

it('the shop pays by no card, and no more of a fee than it allows', async () => {
  const card = await koreksi(0, bayar({ jenis: 'DEBET', ...(await rekening()) }))
  expect(card.json.message).toBe('Toko Hanya Membayar Tunai Atau Transfer')
  const dear = { jenis: 'TRANSFER', ...(await rekening()), fee: 900_000 }
  const { json } = await koreksi(0, bayar(dear))
  expect(json.fields?.[0]?.field).toBe('pembayaran.0.fee')
})

it('the fee of a transfer is a cost; undone, every account is as it was', async () => {
  const before = await jurnal()
  const transfer = { jenis: 'TRANSFER', ...(await rekening()), fee: 6_500 }
  dataOf(await koreksi(0, bayar(transfer)))
  const after = await jurnal()
  expect(after).toContainEqual({ nomor_akun: '1102', jumlah: -dibayar - 6_500 })
  expect(after).toContainEqual({ nomor_akun: '5104', jumlah: 6_500 })
  expect(
    await shop.rows(sql`select distinct kategori from kas where keterangan like 'KOREKSI%'`),
  ).toEqual([{ kategori: 'PEMBELIAN' }])
  dataOf(await koreksi(1, bayar()))
  expect(await jurnal()).toEqual(before)
  expect(await shop.audit()).toEqual([])
})
