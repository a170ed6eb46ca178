import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { readMigrations } from './schema.ts'
import { neverCalled, notedIn, noteCalls } from './test-calls.ts'
import { createTestDatabase } from './test-database.ts'

test('two clones hold every migration, and nothing of each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const owner = await openConnection(one.ownerUrl, () => undefined)
  const { rows } = await owner.query('select nomor from migrasi order by nomor')
  expect(rows).toEqual(readMigrations().map(({ nomor }) => ({ nomor })))
  await owner.query('create table hanya_di_sini ()')
  await owner.end()
  const seen = await other.db.chain.row(sql`select to_regclass('kencana.hanya_di_sini') as ada`)
  expect(seen).toEqual({ ada: null })
  expect(await one.db.chain.row(sql`select current_user as siapa`)).toEqual({
    siapa: 'kencana_app',
  })
  await Promise.all([one.drop(), other.drop()])
  await expect(openConnection(one.ownerUrl, () => undefined)).rejects.toMatchObject({
    code: '3D000',
  })
})

test('what a test calls is noted; what ends in an error is known by its name', async () => {
  const run = { ...inject('kencanaTestRun'), counts: true }
  const database = await createTestDatabase()
  const owner = await openConnection(database.ownerUrl, () => undefined)
  await owner.query(`select * from disebut_di('baki', 'GS1', 'A')`)
  await expect(owner.query(`select tolak('KN400', 'uji')`)).rejects.toMatchObject({ code: 'KN400' })
  await owner.end()
  await noteCalls(run, database.ownerUrl)
  // Who may not set what is counted counts nothing, and then nothing is called idle.
  expect(run.url !== undefined || notedIn(run.folder).has('disebut_di')).toBe(true)
  const idle = await neverCalled(run)
  for (const nama of ['disebut_di', 'tolak', 'pasang_buku']) expect(idle).not.toContain(nama)
  await database.drop()
})
