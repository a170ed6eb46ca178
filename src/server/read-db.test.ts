import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { group } from '#kernel/field'
import { callOf } from '#kernel/report-call'
import { encode } from '#kernel/wire'
import { servedModules } from '../house.server.ts'
import { house } from '../house.ts'
import { openDb, type Db } from './db.ts'
import { openConnection } from './db-connection.ts'
import { createHttp } from './http/create-http.ts'
import { migrate } from './migrate.ts'
import { readSchema } from './schema.ts'
import { startPostgres, type EmbeddedPostgres } from './postgres/supervisor.ts'
import { startReplica, type TestReplica } from './postgres/test-replica.ts'
import { ReplicaReading, type Reading } from './read-db.ts'
import { asUserOf, ensureAppRole } from './roles.ts'
import { hashPassword } from './session/password.ts'
import { makeTestFolder, onCluster, removeTestFolder } from './test-cluster.ts'

const settings = {
  fsync: 'off',
  shared_buffers: '16MB',
  max_connections: '30',
  dynamic_shared_memory_type: 'mmap',
}

let base: string
let primary: EmbeddedPostgres
let replica: TestReplica
let ownerUrl: string
let db: Db
let reading: ReplicaReading
/** The clock of the reader; a test may put it forward. */
let ahead = 0
const said: (string | undefined)[] = []

beforeAll(async () => {
  base = makeTestFolder()
  const dataDir = path.join(base, 'data')
  fs.mkdirSync(dataDir, { mode: 0o711 })
  primary = await startPostgres({ dataDir, logDir: base, say: () => undefined, settings })
  await onCluster(primary.urlFor('postgres'), 'create database kencana')
  ownerUrl = primary.urlFor('kencana')
  const appUrl = await ensureAppRole({ ownerUrl, secretFolder: base })
  await migrate(ownerUrl, readSchema())
  await onCluster(
    ownerUrl,
    `insert into toko (kode_toko, no_toko, nama_toko, jenis_toko, tgl_system) values
      ('T1', 1, 'Satu', 'PUSAT', '2026-11-21'), ('T2', 2, 'Dua', 'CABANG', '2026-11-21')`,
  )
  replica = await startReplica(primary, path.join(dataDir, 'pg'), path.join(base, 'replika'))
  db = openDb(appUrl)
  reading = new ReplicaReading(db, asUserOf(replica.url('kencana'), appUrl), {
    mostSeconds: 30,
    everyMs: 100,
    now: () => performance.now() + ahead,
    noticed: (problem) => said.push(problem),
  })
})
afterAll(async () => {
  await reading?.close()
  await db?.close()
  await replica?.stop()
  await primary?.stop()
  removeTestFolder(base)
})
afterEach(() => {
  ahead = 0
})

const place = (from: Reading): Promise<boolean> =>
  from.read(async (at) => {
    const [row] = await at.rows<{ ada: boolean }>('T1', sql`select pg_is_in_recovery() as ada`)
    return row?.ada === true
  })
const onReplica = (): Promise<boolean> => place(reading)
const replay = (what: 'pause' | 'resume'): Promise<void> =>
  onCluster(replica.url('kencana'), `select pg_wal_replay_${what}()`)
const addPiece = (kode: string, toko = 'T1'): Promise<void> =>
  onCluster(
    ownerUrl,
    `insert into kategori (kode_toko, kode_kategori, nama_kategori, cara_harga)
      values ('${toko}', '${kode}', '${kode}', 'GRAM')`,
  )
const seen = (): Promise<string[]> =>
  reading.read(async (at) => {
    const rows = await at.rows<{ k: string }>('T1', sql`select kode_kategori as k from kategori`)
    return rows.map(({ k }) => k)
  })

describe('reports are read at the replica', () => {
  test('behind the same wall, as the role that owns nothing', async () => {
    await addPiece('ADA')
    await addPiece('LAIN', 'T2')
    await expect.poll(onReplica).toBe(true)
    await expect.poll(seen).toEqual(['ADA'])
    const who = await reading.read((at) => at.rows('T2', sql`select current_user as siapa`))
    expect(who).toEqual([{ siapa: 'kencana_app' }])
  })

  test('in batches, too', async () => {
    const rows = await reading.read((at) =>
      at.stream<{ n: number }>('T1', sql`select pg_is_in_recovery()::int as n`),
    )
    const all: number[] = []
    for await (const batch of rows) all.push(...batch.map(({ n }) => n))
    expect(all).toEqual([1])
  })

  test('and what it cannot do, at the primary', async () => {
    await expect.poll(onReplica).toBe(true)
    const written = await reading.read((at) =>
      at.rows(
        'T1',
        sql`insert into kategori (kode_toko, kode_kategori, nama_kategori, cara_harga)
          values ('T1', 'TULIS', 'TULIS', 'GRAM') returning kode_kategori`,
      ),
    )
    expect(written).toEqual([{ kode_kategori: 'TULIS' }])
    expect(await onReplica()).toBe(true)
  })
})

test('a replica that stands still ages, and is left when it is too old', async () => {
  await expect.poll(onReplica).toBe(true)
  await replay('pause')
  await addPiece('BARU')
  await reading.look()
  ahead = 20_000
  expect(await seen()).not.toContain('BARU')
  expect(await reading.age()).toBeGreaterThanOrEqual(19)
  ahead = 40_000
  expect(await onReplica()).toBe(false)
  expect(await seen()).toContain('BARU')
  expect(said.at(-1)).toMatch(/tertinggal lebih dari 30 detik/)
  await replay('resume')
  await expect.poll(onReplica).toBe(true)
  expect(await seen()).toContain('BARU')
})

test('one that goes away is missed by nobody, and taken up again when it is back', async () => {
  await expect.poll(onReplica).toBe(true)
  await replica.stop()
  expect(await onReplica()).toBe(false)
  await expect.poll(() => said.at(-1)).toMatch(/./)
  expect(await reading.age()).toBeUndefined()
  await replica.start()
  await expect.poll(onReplica).toBe(true)
  expect(said.at(-1)).toBeUndefined()
})

test('the primary itself, or another database, is no replica', async () => {
  const heard: (string | undefined)[] = []
  const none = new ReplicaReading(db, asUserOf(ownerUrl, asUserOf(ownerUrl, ownerUrl)), {
    noticed: (problem) => heard.push(problem),
  })
  await none.look()
  expect(heard).toEqual(['bukan replika dari database ini'])
  expect(await place(none)).toBe(false)
  await none.close()
})

test('a report says how old its data is once that is worth a word', async () => {
  const client = await openConnection(ownerUrl, () => undefined)
  await client.query(
    `insert into users (user_id, usere_name, level, kode_toko, sandi)
      values ('own', 'OWN', 'OWN', 'T1', $1)`,
    [await hashPassword('kencana-uji')],
  )
  await client.end()
  const { app } = await createHttp({
    ...{ house, modules: servedModules, db, appUrl: ownerUrl, reading },
    config: { logLevel: 'silent', origin: undefined, trustProxy: [] },
    folder: { files: path.join(base, 'files'), log: path.join(base, 'log') },
    web: path.join(base, 'web'),
  })
  const post = async (url: string, payload: object, token = '') =>
    JSON.parse(
      (
        await app.inject({
          ...{ method: 'POST', url: `/api/v1/${url}`, payload },
          headers: { 'x-auth-token': token },
        })
      ).body,
    )
  const { data } = await post('users/login', { user_id: 'own', password: 'kencana-uji' })
  const report = house.reports.find(({ reserved, when }) => !reserved && !when)
  if (!report) throw new Error('no report')
  const ask = () =>
    post(callOf(report).path, Object(encode(group(report.filters), report.contoh)), data.token)
  await expect.poll(onReplica).toBe(true)
  const fresh = await ask()
  expect(fresh).toMatchObject({ status: 'success' })
  expect(fresh).not.toHaveProperty('umur_data')
  // The log grows and the replica does not: no check in between finds it current again.
  await replay('pause')
  await addPiece('UMUR')
  ahead = 12_000
  const old = await ask()
  await replay('resume')
  expect(old).toMatchObject({ status: 'success' })
  expect(old.umur_data).toBeGreaterThanOrEqual(10)
  await app.close()
})
