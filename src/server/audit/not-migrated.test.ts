import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { readSchema, tablesOnly } from '../schema.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { audit } from './audit.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database?.drop())

test('an empty database is told in a sentence, not as a missing relation', async () => {
  await expect(audit(database.ownerUrl, () => undefined)).rejects.toThrow(
    'Database ini belum dimigrasi. Jalankan npm start sekali, lalu ulangi pemeriksaan.',
  )
})

test('a database that is migrated in part, too; a whole one is looked at', async () => {
  const schema = readSchema()
  await migrate(database.ownerUrl, tablesOnly(schema, schema.migrations.slice(0, -1)))
  await expect(audit(database.ownerUrl, () => undefined)).rejects.toThrow(
    'Database ini belum selesai dimigrasi (1 migrasi belum terpasang).',
  )
  await migrate(database.ownerUrl, readSchema())
  expect(await audit(database.ownerUrl, () => undefined)).toEqual({ toko: 0, posting: 0, beda: [] })
})
