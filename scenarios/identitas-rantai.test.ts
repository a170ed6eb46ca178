import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestAnswer, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// Three shops of one chain, each with its own counter; whoever goes from one to the next is one
// person, by his card or by his telephone.
let http: TestHttp
const batas = 3 * harga

interface Toko {
  readonly kode: string
  readonly own: Person
  readonly kasir: Person
  readonly barang: string[]
}
const chain: Record<string, Toko> = {}

async function buka(kode: string): Promise<Toko> {
  await http.addShop(kode, kode === 'GS1' ? 'PUSAT' : 'CABANG')
  const orang = async (level: 'OWN' | 'KASIR'): Promise<Person> => {
    const name = `${level.toLowerCase()}.${kode.toLowerCase()}`
    return personOf(http, name, await http.token(name, level, kode))
  }
  const own = await orang('OWN')
  await fillMasters(own)
  for (const [key, value] of [
    ['SKIP_VALIDASI_MODULE', true],
    ['BATAS_DATA_PELANGGAN', batas],
  ] as const)
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  return { kode, own, kasir: await orang('KASIR'), barang: await terimaCincin(own, 6) }
}
const toko = (kode: string): Toko => {
  const found = chain[kode]
  if (!found) throw new Error(`no shop ${kode}`)
  return found
}
const jual = (kode: string, jumlah: number, orang: object): Promise<TestAnswer> =>
  toko(kode).kasir.post('penjualan/simpan', notaCincin(toko(kode).barang.slice(0, jumlah), orang))
async function terjual(kode: string, jumlah: number, orang: object): Promise<void> {
  dataOf(await jual(kode, jumlah, orang))
  toko(kode).barang.splice(0, jumlah)
}
/** Sales and people of a shop, as many as there are. */
const banyak = async (kode: string) =>
  (
    await http.database.db.rows(
      kode,
      sql`select (select count(*)::int from kencana.penjualan where kode_toko = ${kode}) as nota,
        (select count(*)::int from kencana.pelanggan where kode_toko = ${kode}) as orang,
        (select count(*)::int from kencana.kas where kode_toko = ${kode}) as kas`,
    )
  )[0]

const ani = { nama_customer: 'Ibu Ani', no_hp: '6281234567890' }
const kartu = {
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: '3171234567890001',
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  for (const kode of ['GS1', 'GS2', 'GS3']) chain[kode] = await buka(kode)
}, 120_000)
afterAll(() => http.close())

describe('a person who buys in several shops', () => {
  it('is asked who he is when the sum over all of them comes to the limit', async () => {
    await terjual('GS2', 1, ani)
    await terjual('GS3', 1, ani)
    const before = await banyak('GS1')
    const { json, status } = await jual('GS1', 1, ani)
    expect([status, json.fields]).toEqual([
      400,
      [
        {
          field: 'alamat_customer',
          message: 'Transaksi Rp 21.321.000 Dalam 3 Hari: Alamat Customer Tidak Boleh Kosong',
        },
      ],
    ])
    expect(await banyak('GS1')).toEqual(before)
  })

  it('is told nothing of anybody else: another telephone is another person', async () =>
    expect(
      (await jual('GS1', 2, { nama_customer: 'Ibu Ani', no_hp: '6281299988877' })).status,
    ).toBe(200))

  it('does not pass it by two visits in one moment', async () => {
    const hana = { nama_customer: 'Hana', no_hp: '6281277778888' }
    const both = await Promise.all([jual('GS2', 2, hana), jual('GS3', 2, hana)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const ditolak = both.find(({ status }) => status !== 200)
    expect(ditolak?.json.message).toMatch(/28\.428\.000|Alamat/)
    for (const [at, kode] of ['GS2', 'GS3'].entries())
      if (both[at]?.status === 200) toko(kode).barang.splice(0, 2)
  })

  it('says it once, and is known by his card at any telephone after that', async () => {
    toko('GS1').barang.splice(0, 2)
    await terjual('GS1', 1, { ...ani, ...kartu })
    const lain = { ...kartu, nama_customer: 'ANI', no_hp: '6281377766655', alamat_customer: null }
    const before = await banyak('GS3')
    const { json, status } = await jual('GS3', 1, lain)
    // 3 by the old telephone, which the card stands for by now, and this one.
    expect([status, json.fields]).toEqual([
      400,
      [
        {
          field: 'alamat_customer',
          message: 'Transaksi Rp 28.428.000 Dalam 3 Hari: Alamat Customer Tidak Boleh Kosong',
        },
      ],
    ])
    expect(await banyak('GS3')).toEqual(before)
    await terjual('GS3', 1, { ...lain, alamat_customer: 'Jl. Melati 3' })
    const { beda } = await audit(http.database.ownerUrl, () => undefined)
    expect(beda).toEqual([])
  })
})
