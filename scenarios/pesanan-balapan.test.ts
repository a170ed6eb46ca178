import { afterAll, beforeAll, expect, it } from 'vitest'
import { balapan } from './balapan.ts'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, dipesan, jadi, jualPesanan } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two people do something with one order at once: one of them is told that he was late.
let shop: Shop
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

/** An order whose deposit the cashier has. */
const dipesanLunas = async () => {
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_234_567)))
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
  return { kwitansi, nomor }
}
const ambil = (nomor: unknown) => ambilPesanan(shop, kasir, { nomor, sisa: 7_618_433 })
const batal = (nomor: unknown) => {
  const isi = { nomor, alasan: 'tidak jadi dipesan', uang_dari: 'LACI' }
  return spv.postApproved('pesanan/batal', isi, 'own')
}

it('is picked up once, and its piece is sold once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { nomor } = await dipesanLunas()
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
    const first = await balapan(shop, ambil(nomor), ambil(nomor), ambil(nomor))
    await jualPesanan(kasir, spv, dataOf(first), 1_234_567, 8_853_000)
    expect(await shop.audit()).toEqual([])
  }
})

it('is picked up or cancelled', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { nomor } = await dipesanLunas()
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
    expect((await balapan(shop, ambil(nomor), batal(nomor))).status).toBe(200)
  }
})

it('is finished, or its deposit is taken back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { kwitansi, nomor } = await dipesanLunas()
    const isi = { nomor: kwitansi, alasan: 'uang palsu', uang_dari: 'LACI' }
    const first = await balapan(
      shop,
      kasir.post('pesanan/selesai', jadi(nomor)),
      spv.postApproved('kwitansi/batal/pesanan', isi, 'own'),
    )
    expect(first.status).toBe(200)
  }
})
