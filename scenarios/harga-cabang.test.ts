import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// The head office has the group 75; so has GS1, and one of its own beside. GS1 is closed at first.

let http: TestHttp
let pusat: Person
let cabang: Person

const isi = (harga: number, lain: object = {}) => ({
  murni: 2_300_000,
  baris: [
    {
      kode_group: '75',
      harga_dari: 1_650_000,
      harga,
      harga_beli_dari: 1_500_000,
      harga_beli: 1_500_000,
    },
  ],
  ke_cabang: true,
  ...lain,
})
const diCabang = () =>
  http.database.db.rows(
    'GS1',
    sql`select kode_group, harga, tgl_konfirmasi is not null as dikonfirmasi
      from kencana.group_harga order by kode_group`,
  )
const tugas = async (): Promise<unknown> => {
  await http.runner.work()
  return (await pusat.get('pusat/tugas')).json.data[0]
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  pusat = personOf(http, 'own', await http.token('own', 'OWN', 'PUSAT'))
  cabang = personOf(http, 'own.gs1', await http.token('own.gs1', 'OWN', 'GS1'))
  await fillMasters(pusat)
  await fillMasters(cabang)
  const lain = { kode_group: 'ANTIK', nama_group: 'ANTIK', kadar: 70, kadar_cetak: '700' }
  dataOf(
    await cabang.post('group/create', {
      ...{ kode_kelompok: null, harga: 1, harga_beli: 1, profit: 0 },
      ...lain,
    }),
  )
})
afterAll(() => http.close())

test('are set in every branch as an act of its own, for the groups that are there', async () => {
  dataOf(await pusat.post('harga-emas/simpan', isi(1_700_000)))
  expect(await tugas()).toMatchObject({
    judul: 'Harga Emas Hari Ini',
    cabang: [{ cabang: 'GS1', status: 'SELESAI' }],
  })
  expect(await diCabang()).toEqual([
    { kode_group: '75', harga: 1_700_000, dikonfirmasi: true },
    { kode_group: 'ANTIK', harga: 1, dikonfirmasi: false },
  ])
  const kini = dataOf(await cabang.get('harga-emas/hari-ini'))
  expect(kini).toMatchObject({
    murni: { harga_murni: 2_300_000 },
    group: [{ oleh: 'pusat:own' }, {}],
  })
})

test('once, however often the job is looked at', async () => {
  const acts = () =>
    http.database.db.rows(
      'GS1',
      sql`select nomor, input_by from kencana.dokumen where jenis = 'UBAH_HARGA'`,
    )
  await http.runner.work()
  expect(await acts()).toEqual([{ nomor: 'HG-GS1-261121-0001', input_by: 'pusat:own' }])
})

test('written by the posting itself, and once for the same request twice', async () => {
  const { baris } = isi(1_710_000)
  const body = {
    murni: 2_300_000,
    baris: [{ ...baris[0], harga_dari: 1_700_000 }],
    ke_cabang: true,
  }
  const key = randomUUID()
  const saved = dataOf(await pusat.post('harga-emas/simpan', body, { key }))
  expect(dataOf(await pusat.post('harga-emas/simpan', body, { key }))).toEqual(saved)
  // One transaction wrote the prices, the job and its branch: a server that dies has done all or
  // nothing. Two jobs: this one and that of the first test.
  const written = await http.database.db.rows(
    'PUSAT',
    sql`select j.xmin = u.xmin and t.xmin = u.xmin as satu, j.keterangan, t.status
      from kencana.tugas_cabang j
        join kencana.tugas_cabang_toko t on t.kode_toko = j.kode_toko and t.id = j.id
        join kencana.ubah_harga u on u.kode_toko = j.kode_toko and u.harga_ke
          = (j.isi->'body'->'baris'->0->>'harga')::bigint and u.kode_group = '75'
      order by j.id desc`,
  )
  expect(written).toEqual([
    { satu: true, keterangan: '2026-11-21', status: 'ANTRI' },
    // Its branch was asked since.
    { satu: false, keterangan: '2026-11-21', status: 'SELESAI' },
  ])
  await http.runner.work()
  expect(await diCabang()).toMatchObject([{ harga: 1_710_000 }, { harga: 1 }])
})

test('by the head office only, and by no person in the name of its server', async () => {
  const refused = await cabang.post('harga-emas/simpan', isi(1_700_000))
  expect([refused.status, refused.json.code]).toEqual([403, 'E-HAK'])
  expect((await cabang.post('portal/harga-emas', isi(1))).status).toBe(403)
})

test('and the books of both are whole', async () => {
  expect((await audit(http.database.ownerUrl, () => undefined)).beda).toEqual([])
})
