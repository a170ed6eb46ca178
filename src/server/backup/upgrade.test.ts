import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnection } from '../db-connection.ts'
import { FolderStore } from '../files/folder-store.ts'
import { readMigrations } from '../migrate.ts'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { restoreBackup } from './restore.ts'

// A backup that is kept: a day of a shop (goods, cash, sales, a visit cancelled, the day closed and
// the next one opened) as the schema was after migration 32. Whatever is changed since must carry
// it.
const kept = path.join(import.meta.dirname, 'test-skema-0032.cadangan')

let target: TestDatabase
let base: string
beforeAll(async () => {
  target = await createEmptyDatabase()
  base = makeTestFolder()
})
afterAll(async () => {
  await target?.drop()
  removeTestFolder(base)
})

test('what a shop wrote under schema 32 comes up to today, and its books agree', async () => {
  const told: string[] = []
  const restored = await restoreBackup({
    file: kept,
    passphrase: undefined,
    ownerUrl: target.ownerUrl,
    config: { databaseAppUrl: undefined },
    folder: {
      ...{ root: base, tls: base, log: base, files: path.join(base, 'files') },
      answersAt: () => undefined,
      release: () => undefined,
    },
    files: new FolderStore(path.join(base, 'files')),
    migrations: readMigrations(),
    say: (line) => told.push(line),
  })
  expect(told.filter((line) => line.startsWith('BEDA'))).toEqual([])
  expect(restored.audit).toMatchObject({ toko: 1, posting: 15, beda: [] })
  const client = await openConnection(target.ownerUrl, () => undefined)
  const { rows } = await client.query(
    `select (select max(nomor) from migrasi) as migrasi,
      (select count(*)::int from sesi where berakhir_pada is null) as masuk,
      (select count(*)::int from status_dokumen where jenis = 'PENJUALAN' and status = 'VALID') as jual,
      (select count(*)::int from hari where status = 'TUTUP') as tutup`,
  )
  await client.end()
  expect(rows[0]).toMatchObject({ migrasi: readMigrations().at(-1)?.nomor, masuk: 0, tutup: 1 })
  expect(rows[0].jual).toBeGreaterThan(2)
  expect(fs.existsSync(path.join(base, 'files'))).toBe(false)
})
