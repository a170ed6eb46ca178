import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { readMigrations } from './schema.ts'
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
