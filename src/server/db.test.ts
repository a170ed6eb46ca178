import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { list, row, whole } from '#kernel/shape'
import { openConnection } from './db-connection.ts'
import { DatabaseAway, DatabaseRefusal, ReadersFull } from './db-errors.ts'
import { openDb, type Db } from './db.ts'
import { defineLoad } from './load.ts'
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

async function asOwner(statement: string): Promise<void> {
  const owner = await openConnection(database.ownerUrl, () => undefined)
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}

const ofTheApp = `pg_stat_activity
  where usename = 'kencana_app' and datname = current_database()`

/** How many connections of the app there are: all, or those that do this. */
async function connections(query?: string): Promise<number> {
  const owner = await openConnection(database.ownerUrl, () => undefined)
  try {
    const doing = query === undefined ? '' : ` and state = 'active' and query = '${query}'`
    return (await owner.query(`select from ${ofTheApp}${doing}`)).rows.length
  } finally {
    await owner.end()
  }
}

/** Ends every connection of the app from outside, as a restart of the database does. */
async function cutAll(): Promise<void> {
  await asOwner(`select pg_terminate_backend(pid) from ${ofTheApp}`)
  await expect.poll(() => connections()).toBe(0)
  // The message of the last one has arrived by now: one turn of the event loop reads it.
  await new Promise((resolve) => setImmediate(resolve))
}

describe('the wall', () => {
  test('each shop sees its own rows, whichever connection serves it', async () => {
    const shops = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 'GS2' : 'GS1'))
    const counts = await Promise.all(shops.map((shop) => db.row(shop, count)))
    expect(counts.map((row) => row?.n)).toEqual(shops.map((shop) => (shop === 'GS2' ? 10 : 2500)))
  })

  test('a chain-wide statement cannot read behind it, whoever came before it', async () => {
    const narrow = openDb(database.appUrl, { max: 1 })
    await narrow.row('GS1', count)
    await expect(narrow.chain.row(count)).rejects.toMatchObject({ sqlstate: 'KN001' })
    expect(await narrow.chain.rows(sql`select kode from kota`)).toEqual([{ kode: 'BDG' }])
    await narrow.close()
  })

  test('a function that forgets to set its shop meets it too', async () => {
    const narrow = openDb(database.appUrl, { max: 1 })
    await narrow.row('GS1', count)
    await expect(narrow.call('lupa', [])).rejects.toMatchObject({ code: 'TOKO_BELUM_DIPILIH' })
    await narrow.close()
  })

  test('no shop is no shop', async () => {
    await expect(db.rows('', count)).rejects.toThrow('tanpa kode_toko')
    await expect(db.transaction('', async () => 1)).rejects.toThrow('tanpa kode_toko')
    await expect(db.stream('', count)).rejects.toThrow('tanpa kode_toko')
  })
})

describe('call', () => {
  test('passes text, numbers, truth, nothing and JSON, and answers the single value', async () => {
    expect(await db.call('hitung', ['GS2', 5])).toBe(15)
    expect(await db.call('gema', [JSON.stringify({ a: [1, null] })])).toEqual({ a: [1, null] })
    expect(await db.call('gema', [null])).toBeNull()
  })

  test('holds a load to its declaration in tests, and lets it pass in production', async () => {
    const gema = defineLoad('gema', row({ a: list(whole) }))
    const args = [JSON.stringify({ a: [1, null], b: 2 })]
    expect(await db.load(gema, [JSON.stringify({ a: [1, 4_123] })])).toEqual({ a: [1, 4_123] })
    await expect(db.load(gema, args)).rejects.toThrow(
      'gema.a.1: a whole number expected, null found\ngema.b: not declared',
    )
    const production = openDb(database.appUrl, { max: 1 })
    expect(await production.load(gema, args)).toEqual({ a: [1, null], b: 2 })
    await production.close()
  })

  test('leaves no shop behind on its connection', async () => {
    const narrow = openDb(database.appUrl, { max: 1 })
    await narrow.call('hitung', ['GS1', 0])
    await expect(narrow.chain.row(count)).rejects.toBeInstanceOf(DatabaseRefusal)
    await narrow.close()
  })

  test('a refusal of our own carries its code and parameters', async () => {
    const error: unknown = await db.call('tolak', []).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(DatabaseRefusal)
    expect(error).toMatchObject({
      sqlstate: 'KN042',
      code: 'BARANG_TERJUAL',
      parameters: { kode_barcode: 'A1' },
    })
  })

  test('takes a plain name only', async () => {
    await expect(db.call('hitung(1);--', [])).rejects.toThrow('tidak sah')
  })
})

test('what a column holds, and what it becomes', async () => {
  const row = await db.chain
    .row(sql`select 9007199254740991::bigint as b, array[1, 2]::bigint[] as bs,
    date '2024-02-29' as d, timestamptz '2024-11-21 18:37:00.125+07' as s,
    timestamp '2024-11-21 18:37:00' as w, 12.50::numeric as p, time '08:30' as j,
    interval '2 days' as i, null::bigint as kosong, array[date '2024-01-01', null] as ds`)
  expect(row).toEqual({
    b: 9007199254740991,
    bs: [1, 2],
    d: '2024-02-29',
    s: '2024-11-21T11:37:00.125+00:00',
    w: '2024-11-21T18:37:00',
    p: '12.50',
    j: '08:30:00',
    i: '2 days',
    kosong: null,
    ds: ['2024-01-01', null],
  })
  const inside = await db.chain.row<{ s: string }>(
    sql`select to_jsonb(timestamptz '2024-11-21 18:37:00.125+07') #>> '{}' as s`,
  )
  expect(inside?.s).toBe(row && Object.entries(row).find(([name]) => name === 's')?.[1])
  await expect(db.chain.row(sql`select 9007199254740992::bigint`)).rejects.toThrow(RangeError)
  expect(await db.row('GS1', count)).toEqual({ n: 2500 })
})

describe('transaction', () => {
  test('all or none', async () => {
    const add = (n: number) => sql`insert into barang values ('GS2', ${n}, 'x')`
    await db.transaction('GS2', async (tx) => {
      await tx.rows(add(101))
      expect(await tx.row(count)).toEqual({ n: 11 })
    })
    const failed = db.transaction('GS2', async (tx) => {
      await tx.rows(add(102))
      throw new Error('batal')
    })
    await expect(failed).rejects.toThrow('batal')
    expect(await db.row('GS2', count)).toEqual({ n: 11 })
  })

  test('a row of another shop is refused', async () => {
    const foreign = db.transaction('GS2', (tx) =>
      tx.rows(sql`insert into barang values ('GS1', 9001, 'x')`),
    )
    await expect(foreign).rejects.toMatchObject({ code: '42501' })
  })

  test('a swallowed failure does not pass for a commit', async () => {
    const swallowed = db.transaction('GS2', async (tx) => {
      await tx.rows(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow('Transaksi dibatalkan')
  })

  test('is dead once it ended', async () => {
    const escaped = await db.transaction('GS2', async (tx) => ({ tx }))
    await expect(escaped.tx.rows(count)).rejects.toThrow('sudah selesai')
  })

  test('an error of the database keeps its code and constraint', async () => {
    // The detail would show values of a row, so PostgreSQL leaves it out under row-level security.
    const doubled = db.rows('GS1', sql`insert into barang values ('GS1', 1, 'x')`)
    await expect(doubled).rejects.toMatchObject({
      code: '23505',
      constraint: 'barang_pkey',
      table: 'barang',
      detail: undefined,
    })
  })
})

describe('stream', () => {
  test('answers every row, in batches, behind the wall', async () => {
    const sizes: number[] = []
    const statement = sql<{ n: number }>`select n from barang where n > ${0} order by n`
    for await (const batch of await db.stream('GS1', statement, 1000)) sizes.push(batch.length)
    expect(sizes).toEqual([1000, 1000, 500])
  })

  test('left early, or failing, it gives its connection back', async () => {
    const narrow = openDb(database.appUrl, { max: 1 })
    for await (const batch of await narrow.stream('GS1', sql`select n from barang`, 10)) {
      expect(batch).toHaveLength(10)
      break
    }
    const broken = sql`select 1 / (n - 2400) from barang order by n`
    const reading = async () => {
      for await (const batch of await narrow.stream('GS1', broken, 100))
        expect(batch).toHaveLength(100)
    }
    await expect(reading()).rejects.toMatchObject({ code: '22012' })
    expect(await narrow.row('GS1', count)).toEqual({ n: 2500 })
    await narrow.close()
  })

  test('so many at once that everybody else is served, the next is told', async () => {
    const own = openDb(database.appUrl, { max: 10, waitMs: 500, streamWaitMs: 50 })
    const open = () => own.stream('GS1', sql<{ n: number }>`select n from barang`, 10)
    const held = [await open(), await open(), await open()]
    for (const rows of held.slice(1)) await rows[Symbol.asyncIterator]().next()
    await expect(open()).rejects.toBeInstanceOf(ReadersFull)
    expect(await own.row('GS1', count)).toEqual({ n: 2500 })
    // Closed, whether it was begun or not, it leaves its place to another.
    await held[0]?.close()
    await held[0]?.close()
    await held[1]?.close()
    const again = [await open(), await open()]
    await expect(open()).rejects.toBeInstanceOf(ReadersFull)
    for (const rows of [...held, ...again]) await rows.close()
    expect(await own.row('GS1', count)).toEqual({ n: 2500 })
    await own.close()
  })
})

describe('a database that goes away', () => {
  test('idle connections that were cut are replaced without a word', async () => {
    await Promise.all(Array.from({ length: 8 }, () => db.row('GS1', count)))
    await cutAll()
    expect(await db.row('GS1', count)).toEqual({ n: 2500 })
    await expect(db.health()).resolves.toBeUndefined()
  })

  test('a statement cut in mid-work says so, and the next one works', async () => {
    const noticed: boolean[] = []
    const heard = openDb(database.appUrl, { noticed: (away) => void noticed.push(away) })
    const slow = heard.rows('GS1', sql`select pg_sleep(602)`).catch((error: unknown) => error)
    await expect.poll(() => connections('select pg_sleep(602)')).toBe(1)
    expect(noticed).toEqual([])
    await cutAll()
    expect(await slow).toBeInstanceOf(DatabaseAway)
    expect(noticed).toEqual([true])
    expect(await heard.row('GS2', count)).toEqual({ n: 11 })
    expect(noticed).toEqual([true, false])
    await heard.close()
  })

  test('nobody there: DatabaseAway, at once', async () => {
    const noticed: boolean[] = []
    const nowhere = openDb('postgres://x:y@127.0.0.1:1/kencana', {
      noticed: (away) => void noticed.push(away),
    })
    await expect(nowhere.health()).rejects.toBeInstanceOf(DatabaseAway)
    await expect(nowhere.call('hitung', ['GS1', 1])).rejects.toThrow('Koneksi ke database terputus')
    await nowhere.close()
    expect(noticed, 'said once').toEqual([true])
  })

  test('a wrong password is a fault of ours, not an outage', async () => {
    const address = new URL(database.appUrl)
    address.password = 'salah'
    const locked = openDb(address.href)
    await expect(locked.health()).rejects.toMatchObject({ code: '28P01' })
    await locked.close()
  })
})
