import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siegeCount } from '#server/test-siege'
import { balapan } from './balapan.ts'
import { dataOf } from './cincin.ts'
import { gelang, openKantong, type TokoKantong } from './kantong.ts'
import { isiLaci } from './laci.ts'

// Two people do something with one bag at once: one of them is told that he was late, and no gram
// is in two places.
const putaran = Math.ceil(siegeCount('RACES', 300) / 200)
let toko: TokoKantong

beforeAll(async () => {
  toko = await openKantong()
  const own = await toko.shop.person('OWN')
  for (const [nama, value] of [
    ['SEPUHAN_MODULE', true],
    ['SORTIR_MASA_TUNGGU', 0],
  ] as const)
    dataOf(await own.put(`para-system/key/${nama}`, { value }))
  await isiLaci(toko.spv, 4_000_000 * (3 * putaran + 1), toko.spv)
}, 120_000)
afterAll(() => toko.shop.close())

const satu = async (): Promise<string> => `${await toko.beli([gelang])}/1`
const timbang = (kode_kantong: string, mg: number) => ({ kode_kantong, timbang: mg / 1_000 })
const sortir = (kode: string, tujuan: string) =>
  toko.spv.post('sortir-pembelian/simpan', {
    baris: [{ ...timbang(kode, 2_000), tujuan }],
    keterangan: null,
  })
const kirim = async (): Promise<readonly [string, string]> => {
  const kode = await satu()
  dataOf(await sortir(kode, 'SORTIR_CUCI'))
  const lot = { kode_tukang: 'SARNO', proses: 'CUCI', tgl_janji: '2026-11-25', keterangan: null }
  const sent = { ...lot, baris: [timbang(kode, 2_000)] }
  const { nomor } = dataOf(await toko.spv.post('kirim-barang-cuci/simpan', sent))
  return [String(nomor), kode]
}
const terima = ([nomor, kode]: readonly [string, string], mg: number) =>
  toko.spv.post('terima-sepuhan/simpan', { nomor, upah: 5_000, baris: [timbang(kode, mg)] })

it('a bag is sorted once', { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < putaran; round += 1) {
    const kode = await satu()
    await balapan(toko.shop, sortir(kode, 'SORTIR_JUAL'), sortir(kode, 'SORTIR_LEBUR'))
  }
  const terpilah = (await toko.gram('SORTIR_JUAL'))[0] + (await toko.gram('SORTIR_LEBUR'))[0]
  expect(terpilah).toBe(putaran * 2_000)
})

it('a lot comes back once', { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < putaran; round += 1) {
    const lot = await kirim()
    await balapan(toko.shop, terima(lot, 1_997), terima(lot, 1_991))
  }
  expect((await toko.gram('SORTIR_CUCI'))[0]).toBe(0)
})

it('a lot comes back or is taken back', { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < putaran; round += 1) {
    const lot = await kirim()
    const batal = { nomor: lot[0], alasan: 'Tukang tutup' }
    await balapan(
      toko.shop,
      terima(lot, 1_997),
      toko.spv.postApproved('kirim-barang-cuci/batal', batal, 'own'),
    )
  }
  const [row] = await toko.shop.rows(
    sql`select sum(kotor)::int as kotor, sum(murni)::int as murni from gram`,
  )
  expect(row).toEqual({ kotor: 0, murni: 0 })
})
