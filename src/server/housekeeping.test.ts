import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servedModules } from '../house.server.ts'
import { house } from '../house.ts'
import { audit } from './audit/audit.ts'
import { newId } from './document/ids.ts'
import { openDb, type Db } from './db.ts'
import { Housekeeping } from './housekeeping.ts'
import { createTestHttp, type TestHttp } from './test-http.ts'

let http: TestHttp
let owner: Db
let keeping: Housekeeping

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  owner = openDb(http.database.ownerUrl)
  keeping = new Housekeeping(http.engine)
  await http.addShop('GS1')
  await http.addShop('GS2')
})
afterAll(async () => {
  await owner.close()
  await http.close()
})

const count = async (from: ReturnType<typeof sql>): Promise<number> =>
  (await owner.chain.row<{ n: number }>(sql`select count(*)::int as n from ${from}`))?.n ?? -1

/** An empty posting and what it leaves: the claim of its key and its answer. */
const post = async (toko: string): Promise<string> => {
  const id = newId()
  const call = {
    toko,
    id,
    kunci: newId(),
    sidik: 'aa',
    oleh: 'kasir1',
    perintah: 'uji',
    dokumen: [],
    transisi: [],
    periksa: [],
    tulis: [['jawaban', { data: null }]],
  }
  await http.database.db.call('posting', [JSON.stringify(call)])
  return id
}

test('jobs that are done go after 90 days, what a branch answered after 120', async () => {
  const job = async (hari: number, status: string): Promise<string> => {
    const id = newId()
    await owner.chain.rows(sql`insert into tugas_cabang
        (kode_toko, id, dibuat, oleh, bahasa, judul, subjek, panggilan, isi)
      values ('GS1', ${id}, now() - make_interval(days => ${hari}), 'own', 'id', 'J', 'S', 'P', '{}')`)
    await owner.chain.rows(sql`insert into tugas_cabang_toko (kode_toko, id, cabang, status)
      values ('GS1', ${id}, 'GS2', ${status})`)
    return id
  }
  await job(91, 'SELESAI')
  const kept = [await job(89, 'SELESAI'), await job(200, 'ANTRI')]
  for (const hari of [119, 121])
    await owner.chain.rows(sql`insert into permintaan_portal (kode_toko, kunci, sidik, saat)
      values ('GS1', ${newId()}, 'aa', now() - make_interval(days => ${hari}))`)
  expect((await keeping.sweep()).cabang).toBe(1)
  const left = await owner.chain.rows<{ id: string }>(sql`select id from tugas_cabang order by id`)
  expect(left.map(({ id }) => id)).toEqual(kept.toSorted())
  expect(await count(sql`permintaan_portal`)).toBe(1)
})

test('kept answers go with their keys after 60 days, in every shop; the books stay', async () => {
  const [old, young, other] = [await post('GS1'), await post('GS1'), await post('GS2')]
  for (const [id, days] of [
    [old, 61],
    [other, 61],
    [young, 59],
  ] as const)
    await owner.chain.rows(sql`update permintaan set saat = now() - make_interval(days => ${days})
      where id_posting = ${id}`)
  expect((await keeping.sweep()).permintaan).toBe(2)
  for (const table of [sql.table('permintaan'), sql.table('jawaban')])
    expect(await count(sql`${table} where id_posting in (${old}, ${other})`)).toBe(0)
  expect(
    await count(sql`permintaan p join jawaban j using (kode_toko, id_posting)
    where id_posting = ${young}`),
  ).toBe(1)
  expect(await count(sql`posting where id in (${old}, ${young}, ${other})`)).toBe(3)
  // These postings are of today: the audit may report only that their keys are gone so soon.
  const { beda } = await audit(http.database.ownerUrl, () => undefined)
  expect(beda.filter(({ pemeriksaan }) => pemeriksaan !== 'permintaan')).toEqual([])
})

test('more than one batch goes in one sweep', async () => {
  await owner.chain.rows(sql`insert into permintaan (kode_toko, kunci, sidik, id_posting, saat)
    select 'GS1', gen_random_uuid(), '\\xaa', gen_random_uuid(), now() - interval '70 days'
    from generate_series(1, 1100)`)
  expect((await keeping.sweep()).permintaan).toBe(1_100)
  expect(await count(sql`permintaan where saat < now() - interval '60 days'`)).toBe(0)
})

test('a question nobody answered goes after 90 days; what somebody decided stays', async () => {
  await http.addUser('spv', 'SPV', 'GS1')
  const ask = async (no: string, days: number, approved: boolean): Promise<void> => {
    await owner.chain.rows(sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik,
        diminta_oleh, dibuat, berlaku_sampai)
      values ('GS1', gen_random_uuid(), ${no}, 'BATAL', '\\x0a', 'kasir1',
        now() - make_interval(days => ${days}),
        now() - make_interval(days => ${days}) + interval '10 minutes')`)
    if (approved)
      await owner.chain.rows(sql`update otorisasi set status = 'DISETUJUI', pemberi = 'spv',
        cara = 'SANDI' where no_otorisasi = ${no}`)
  }
  await ask('tua', 91, false)
  await ask('tua-disetujui', 91, true)
  await ask('muda', 89, false)
  await ask('baru', 0, false)
  await keeping.sweep()
  expect(
    await owner.chain.rows(sql`select no_otorisasi as no, status from otorisasi
      where kode_toko = 'GS1' order by no_otorisasi`),
  ).toEqual([
    { no: 'baru', status: 'DIMINTA' },
    { no: 'muda', status: 'KADALUARSA' },
    { no: 'tua-disetujui', status: 'KADALUARSA' },
  ])
})

test('pictures that nothing keeps go after a week; a kept one stays, and is never asked about', async () => {
  const put = async (name: string, days: number): Promise<string> => {
    const picture = `JENIS/${name}.jpg`
    await http.engine.files.write(`GS1/${picture}`, Buffer.from('x'))
    await owner.chain.rows(sql`insert into unggahan (kode_toko, gambar, oleh, saat)
      values ('GS1', ${picture}, 'mu', now() - make_interval(days => ${days}))`)
    return picture
  }
  const there = (picture: string): boolean => fs.existsSync(path.join(http.files, 'GS1', picture))
  const kept = await put('dipakai', 8)
  const unused = await put('terlupa', 8)
  const fresh = await put('baru', 6)
  await owner.chain.rows(sql`with k as (
      insert into kategori (kode_toko, kode_kategori, nama_kategori, cara_harga)
      values ('GS1', 'EMAS', 'Emas', 'GRAM'))
    insert into jenis (kode_toko, kode_dept, nama_dept, kode_kategori, berlian, gambar_path)
    values ('GS1', 'CC', 'Cincin', 'EMAS', false, ${kept})`)
  await keeping.sweep()
  expect([there(kept), there(unused), there(fresh)]).toEqual([true, false, true])
  expect(await owner.chain.rows(sql`select gambar from unggahan`)).toEqual([{ gambar: fresh }])
  await owner.chain.rows(sql`update jenis set gambar_path = null`)
  await keeping.sweep()
  expect(there(kept)).toBe(true)
})

test('every place that names pictures is a column that there is', async () => {
  for (const { column, table } of house.pictureColumns)
    expect(
      await count(sql`information_schema.columns where table_schema = 'kencana'
        and table_name = ${table} and column_name = ${column}`),
      `${table}.${column}`,
    ).toBe(1)
  expect([...house.pictures.keys()]).toContain('foto_produk')
  // A photo that was replaced stays while a note shows it.
  expect(house.pictureColumns).toContainEqual({ table: 'penjualan_baris', column: 'gambar' })
})

test('what one chore comes upon is told, and stops no other', async () => {
  const told: unknown[] = []
  const log = Object.assign({ error: (what: unknown) => told.push(what) })
  const done: string[] = []
  const chores = {
    gagal: () => Promise.reject(new Error('the file store answered 403')),
    lain: async (_: unknown, kodeToko: string) => done.push(kodeToko) && 0,
  }
  const one = new Housekeeping({ ...http.engine, log, chores })
  await one.sweep()
  expect(done).toEqual(['GS1', 'GS2'])
  expect(told).toMatchObject([
    { kode_toko: 'GS1', name: 'gagal' },
    { kode_toko: 'GS2', name: 'gagal' },
  ])
})

test('stops when told, and a database that is away is no error', async () => {
  const away = openDb(http.database.appUrl)
  await away.close()
  const told: unknown[] = []
  const log = { error: (what: unknown) => told.push(what) }
  const short = new Housekeeping({ ...http.engine, db: away, log: Object.assign(log) })
  short.start()
  await short.stop()
  expect(told).toEqual([])
})
