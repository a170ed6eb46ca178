import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
let database: TestDatabase
beforeAll(async () => { database = await createTestDatabase() })
afterAll(() => database?.drop())
test('x', async () => {
  expect(await database.db.rows('GS1', sql`select current_setting('kencana.toko') as t, 5::bigint as b, date '2024-01-02' as d, timestamptz '2024-11-21 18:37:00.5+07' as s`)).toEqual([{t:'GS1',b:5,d:'2024-01-02', s:'2024-11-21T11:37:00.5+00:00'}])
})
