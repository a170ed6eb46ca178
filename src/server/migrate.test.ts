import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { migrate as migrateTo } from './migrate.ts'
import { readMigrations, type Migration } from './schema.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database?.drop())

function migration(nomor: number, text: string, nama = `langkah_${nomor}`): Migration {
  return { nomor, nama, text, sha256: createHash('sha256').update(text).digest('hex') }
}

const migrate = (
  url: string,
  migrations: readonly Migration[],
  progress?: Parameters<typeof migrateTo>[2],
) => migrateTo(url, { migrations, files: [] }, progress)

const steps = [
  migration(1, 'create table a (n int); insert into a values (1);'),
  migration(2, 'alter table a add column m int not null default 2;'),
  migration(3, 'create table b as select n + m as jumlah from a;'),
]

async function ask<R extends object>(statement: string): Promise<R[]> {
  const client = await openConnection(database.ownerUrl, () => undefined)
  try {
    return (await client.query<R>(statement)).rows
  } finally {
    await client.end()
  }
}

test('each file lands once, in order, and says so', async () => {
  const said: string[] = []
  const progress = (step: { migration: Migration; step: number; of: number }) =>
    void said.push(`${step.migration.nama} ${step.step}/${step.of}`)
  expect(await migrate(database.ownerUrl, steps.slice(0, 1), progress)).toBe(1)
  expect(await migrate(database.ownerUrl, steps, progress)).toBe(2)
  expect(await migrate(database.ownerUrl, steps, progress)).toBe(0)
  expect(said).toEqual(['langkah_1 1/1', 'langkah_2 1/2', 'langkah_3 2/2'])
  expect(await ask('select jumlah from b')).toEqual([{ jumlah: 3 }])
  expect(await ask('select nomor, nama from migrasi order by nomor')).toHaveLength(3)
})

test('two processes at once apply each file once', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, steps)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 3])
})

test('a file that fails leaves nothing of itself, and all before it', async () => {
  const broken = migration(2, 'create table c (n int);\ninsert into c values (1);\nselec 1;')
  await expect(migrate(database.ownerUrl, [...steps.slice(0, 1), broken])).rejects.toThrow(
    /migrations\/0002_langkah_2\.sql baris 3: .*selec.*\(42601\)/,
  )
  expect(await ask(`select to_regclass('kencana.c') as c`)).toEqual([{ c: null }])
  expect(await ask('select nomor from migrasi')).toEqual([{ nomor: 1 }])
  expect(await migrate(database.ownerUrl, steps)).toBe(2)
})

test('a file that was edited after it landed is refused', async () => {
  await migrate(database.ownerUrl, steps)
  const edited = steps.with(1, migration(2, 'alter table a add column m int;'))
  await expect(migrate(database.ownerUrl, edited)).rejects.toThrow(
    /0002_langkah_2\.sql berubah setelah dipasang/,
  )
})

test('a newer database is left to the newer program', async () => {
  await migrate(database.ownerUrl, steps)
  expect(await migrate(database.ownerUrl, steps.slice(0, 2))).toBe(0)
})

test('a hole among the landed, and a late number, are refused', async () => {
  await migrate(database.ownerUrl, steps)
  const lost = [...steps.filter(({ nomor }) => nomor !== 2), migration(4, 'select 1')]
  await expect(migrate(database.ownerUrl, lost)).rejects.toThrow(/berkasnya hilang/)
  const five = [...steps, migration(5, 'select 1')]
  await migrate(database.ownerUrl, five)
  await expect(
    migrate(
      database.ownerUrl,
      [...five, migration(4, 'select 1')].toSorted((a, b) => a.nomor - b.nomor),
    ),
  ).rejects.toThrow(/bernomor di bawah migrasi 5/)
})

test('a file may not end its own transaction', async () => {
  await expect(migrate(database.ownerUrl, [migration(1, 'commit;')])).rejects.toThrow(
    /mengakhiri transaksinya sendiri/,
  )
})

test('files are read by their numbers, whatever their line ends', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-migrasi-'))
  try {
    fs.writeFileSync(path.join(folder, '0002_b.sql'), 'select 2;\r\nselect 3;\r\n')
    fs.writeFileSync(path.join(folder, '0001_a.sql'), 'select 1;\n')
    fs.writeFileSync(path.join(folder, 'catatan.txt'), '')
    const [first, second] = readMigrations(folder)
    expect([first?.nama, second?.nama]).toEqual(['a', 'b'])
    expect(second).toEqual(migration(2, 'select 2;\nselect 3;\n', 'b'))
    fs.writeFileSync(path.join(folder, '0002_c.sql'), '')
    expect(() => readMigrations(folder)).toThrow(/Dua migrasi bernomor 2/)
    fs.writeFileSync(path.join(folder, '3_d.sql'), '')
    expect(() => readMigrations(folder)).toThrow(/3_d\.sql: namanya harus/)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
