import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { cariOrang } from './orang.calls.ts'

// Twenty thousand people in the shop, and two of another: who is found, by what, and how.
let http: TestHttp
let kasir: string
let owner: pg.Client
const found = async (q: string): Promise<Record<string, unknown>[]> =>
  (await http.call(cariOrang, {}, { token: kasir, query: { q } })).json.data
const names = async (q: string): Promise<unknown[]> =>
  (await found(q)).map(({ nama_customer }) => nama_customer)

const tulis = (toko: string, nama: string, hp: string, hari: number) =>
  http.database.db.rows(
    toko,
    sql`insert into kencana.pelanggan (kode_toko, id, nama_customer, no_hp, alamat_customer, dibuat)
      values (${toko}, gen_random_uuid(), ${nama}, ${hp}, ${`Jl. ${nama}`},
        now() - make_interval(days => ${hari}))`,
  )

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  kasir = await http.token('kasir1', 'KASIR')
  await http.database.db.rows(
    'GS1',
    sql`insert into kencana.pelanggan (kode_toko, id, nama_customer, no_hp)
      select 'GS1', gen_random_uuid(), 'Orang ' || n, '62877' || lpad(n::text, 6, '0') || '55'
      from generate_series(10001, 30000) n`,
  )
  await tulis('GS1', 'Siti Aminah', '6281234560917', 40)
  await tulis('GS1', 'siti aminah', '6281234560917', 9) // typed twice, another address
  await tulis('GS1', 'Hj. Sitorus', '6281398765432', 3)
  await tulis('GS1', "Ma'ruf Situmorang & Co", '628567000917', 1)
  await tulis('GS2', 'Siti Rahayu', '6281111222333', 2)
  owner = new pg.Client({ connectionString: http.database.ownerUrl })
  await owner.connect()
  await owner.query('analyze kencana.pelanggan')
})
afterAll(async () => {
  await owner.end()
  await http.close()
})

it('finds by three letters, of any word, who came last first; one line a person', async () => {
  expect(await names('SIT')).toEqual(['siti aminah', "Ma'ruf Situmorang & Co", 'Hj. Sitorus'])
  expect(await names('ami sit')).toEqual(['siti aminah'])
  expect(await names("ma'ruf")).toEqual(["Ma'ruf Situmorang & Co"])
  expect(await names("x' | 'y")).toEqual([])
  expect(await names('<->')).toEqual([])
})

it('finds by the end of the telephone number, or by its beginning', async () => {
  expect(await names('0917')).toEqual(["Ma'ruf Situmorang & Co", 'siti aminah'])
  expect(await names('081234560917')).toEqual(['siti aminah'])
  expect(await names('0813 9876')).toEqual(['Hj. Sitorus'])
  expect((await found('081234560917'))[0]).toMatchObject({
    no_hp: '6281234560917',
    alamat_customer: 'Jl. siti aminah',
    toko_lain: false,
    nota: [],
  })
})

it("shows another shop's people only to who says the whole number, and then a name alone", async () => {
  expect(await names('rahayu')).toEqual([])
  expect(await names('2333')).toEqual([])
  expect(await found('081111222333')).toEqual([
    {
      id: null, // of another shop: nothing opens
      nama_customer: 'Siti Rahayu',
      no_hp: '6281111222333',
      npwp: null,
      alamat_customer: '',
      kode_kota: null,
      kode_kecamatan: null,
      jenis_pelanggan: 'UMUM',
      ...{ kode_member: null, poin: null },
      toko_lain: true,
      nota: [],
    },
  ])
})

it('forgets whom the shop forgot', async () => {
  await tulis('GS1', 'Zubaidah', '6281222000111', 0)
  expect(await names('zub')).toEqual(['Zubaidah'])
  await http.database.db.rows(
    'GS1',
    sql`update kencana.pelanggan set dihapus_pada = now() where nama_customer = 'Zubaidah'`,
  )
  expect(await names('zub')).toEqual([])
  expect(await names('081222000111')).toEqual([])
})

it('never reads the whole table: each way goes through its index', async () => {
  const dibaca = async (q: string): Promise<{ tabel: number; baris: number }> => {
    await owner.query('begin')
    await owner.query(`select set_config('kencana.toko', 'GS1', true)`)
    await owner.query('select kencana.cari_orang($1)', [q])
    const { rows } = await owner.query(
      `select seq_scan::int as tabel, coalesce(idx_tup_fetch, 0)::int as baris
       from pg_stat_xact_user_tables where relid = 'kencana.pelanggan'::regclass`,
    )
    await owner.query('rollback')
    return rows[0]
  }
  for (const q of ['sit', '0917', '081234560917', '0877000100', 'aminah siti', '089999999999']) {
    const { baris, tabel } = await dibaca(q)
    expect([q, tabel]).toEqual([q, 0])
    expect(baris).toBeLessThan(250)
  }
})
