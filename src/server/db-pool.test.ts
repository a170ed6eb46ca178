import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { AskerGone, DatabaseAway } from './db-errors.ts'
import { openDb, type Db } from './db.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { fixture } from './test-db-fixture.ts'

const count = sql<{ n: number }>`select count(*)::int as n from barang`

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createEmptyDatabase()
  const owner = await openConnection(database.ownerUrl, () => undefined)
  await owner.query(fixture)
  await owner.end()
  db = database.db
})
afterAll(() => database?.drop())

/** How many statements of that length sleep in the database now. */
async function sleeping(seconds: number): Promise<number> {
  const rows = await db.chain.rows(sql`select from pg_stat_activity
    where query = ${`select pg_sleep(${seconds})`} and state = 'active'`)
  return rows.length
}

describe('the pool', () => {
  test('serves more callers than it has connections, in their order', async () => {
    const narrow = openDb(database.appUrl, { max: 2 })
    const order: number[] = []
    const ask = async (index: number) => {
      await narrow.rows(index % 2 === 0 ? 'GS1' : 'GS2', sql`select pg_sleep(0.01)`)
      order.push(index)
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
    expect(order).toHaveLength(20)
    expect(Math.max(...order.slice(0, 4))).toBeLessThan(8)
    await narrow.close()
  })

  test('a caller who waits too long is told', async () => {
    const narrow = openDb(database.appUrl, { max: 1, waitMs: 50 })
    const long = narrow.chain.rows(sql`select pg_sleep(0.5)`)
    await expect(narrow.chain.rows(sql`select 1`)).rejects.toBeInstanceOf(DatabaseAway)
    // A pool without a free connection does not mean that the database is gone.
    await expect(narrow.health()).resolves.toBeUndefined()
    await long
    await narrow.close()
  })

  test('gives up what nobody waits for any more, at the database, too', async () => {
    const own = openDb(database.appUrl, { max: 2 })
    const gone = new AbortController()
    const asked = [1, 2, 3].map(() => own.until(gone.signal).rows('GS1', sql`select pg_sleep(600)`))
    const answers = Promise.allSettled(asked)
    await expect.poll(() => sleeping(600)).toBe(2)
    gone.abort()
    for (const one of await answers) expect(one).toMatchObject({ reason: { name: 'AskerGone' } })
    await expect.poll(() => sleeping(600)).toBe(0)
    // The connections went with it; the next caller has new ones.
    expect(await own.row('GS1', count)).toEqual({ n: 2500 })
    await expect(own.until(gone.signal).row('GS1', count)).rejects.toBeInstanceOf(AskerGone)
    await own.close()
  })

  test('ends what takes longer than a request may, and what waits too long for a row', async () => {
    const brief = openDb(database.appUrl, { statementTimeoutMs: 100 })
    await expect(brief.chain.rows(sql`select pg_sleep(600)`)).rejects.toMatchObject({
      code: '57014',
    })
    await brief.close()
    const own = openDb(database.appUrl, { lockTimeoutMs: 50 })
    const holder = await openConnection(database.ownerUrl, () => undefined)
    await holder.query(`begin; lock table kencana.kota`)
    const waiting = own.chain.transaction((tx) => tx.rows(sql`select from kota`))
    await expect(waiting).rejects.toMatchObject({ code: '55P03' })
    await holder.end()
    expect(await own.chain.rows(sql`select kode from kota`)).toEqual([{ kode: 'BDG' }])
    await own.close()
  })

  test('gives each batch of a stream a limit of its own', async () => {
    // The part before the rows is quick and stays below the limit on any machine; the rows pass it
    // on every machine.
    const own = openDb(database.appUrl, { statementTimeoutMs: 1_000, streamTimeoutMs: 60_000 })
    const slow = sql`select n, pg_sleep(0.04) from barang where n <= 30`
    let rows = 0
    for await (const batch of await own.stream('GS1', slow)) rows += batch.length
    expect(rows).toBe(30)
    await own.close()
  })

  test('lets those who must be known first go before the others', async () => {
    const own = openDb(database.appUrl, { max: 4, waitMs: 300 })
    const long = Array.from({ length: 3 }, () => own.chain.rows(sql`select pg_sleep(0.8)`))
    expect(await own.urgent.chain.row(sql`select 1 as n`)).toEqual({ n: 1 })
    await Promise.all(long)
    await own.close()
  })

  test('keeps connections for those who may not wait', async () => {
    const own = openDb(database.appUrl, { max: 4, waitMs: 300 })
    const long = Array.from({ length: 3 }, () => own.chain.rows(sql`select pg_sleep(0.8)`))
    // Heard at once: a slow machine gives it up before the call below has come back.
    const late = own.chain.rows(sql`select 1`).catch((error: unknown) => error)
    expect(await own.call('hitung', ['GS1', 1])).toBe(2501)
    expect(await late).toBeInstanceOf(DatabaseAway)
    await Promise.all(long)
    expect(await own.row('GS1', count)).toEqual({ n: 2500 })
    await own.close()
  })

  test('close waits for the work in hand and lets nobody in', async () => {
    const own = openDb(database.appUrl)
    const work = own.chain.row<{ n: number }>(sql`select 7 as n from pg_sleep(0.2)`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const closed = own.close()
    await expect(own.health()).rejects.toBeInstanceOf(DatabaseAway)
    expect(await work).toEqual({ n: 7 })
    await closed
  })
})
