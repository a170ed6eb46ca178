import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import { ShopPool, type Lease, type PoolFigures, type PoolOptions } from './db-pool.ts'
import { isAway, ReadersFull, translateError } from './db-errors.ts'
import { Places, type Leave } from './places.ts'

/** Several statements of one transaction. Dead once the work it was given to has ended. */
export interface Tx {
  rows<R>(statement: RawBuilder<R>): Promise<R[]>
  row<R>(statement: RawBuilder<R>): Promise<R | undefined>
}

export type Argument = string | number | boolean | null

/** Rows on their way. It holds a connection until its last row, or until it is closed. */
export interface RowStream<R> extends AsyncIterable<R[]> {
  /** Whoever does not read to the end closes it; more than once is harmless. */
  close(): Promise<void>
}

export interface DbOptions extends PoolOptions {
  /** How long a stream waits for its turn: three at once, or a third of a small pool. */
  readonly streamWaitMs?: number
}

/** How busy the way to the database is. */
export interface DbFigures extends PoolFigures {
  readonly streams: number
  readonly streamsWaiting: number
}

export interface Db {
  /** Rows of one statement behind the wall of one shop. */
  rows<R>(kodeToko: string, statement: RawBuilder<R>): Promise<R[]>
  /** The first row of one statement behind the wall of one shop. */
  row<R>(kodeToko: string, statement: RawBuilder<R>): Promise<R | undefined>
  /**
   * One SQL function that sets its shop itself, for its own transaction (loading, posting,
   * searching); prepared by name, arguments as text or JSON text; its single value. It runs on a
   * connection that stands in no shop: a function that forgets to set one meets the wall. It goes
   * before everything else that waits for a connection.
   */
  call<R>(fungsi: string, args: readonly Argument[]): Promise<R>
  /** Several statements, all or none. Never wait in it for anything but the database. */
  transaction<T>(kodeToko: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Rows in batches by a cursor, in constant memory, all of one moment; read only.
   * @throws ReadersFull when too many are under way already
   */
  stream<R>(kodeToko: string, statement: RawBuilder<R>, batch?: number): Promise<RowStream<R>>
  /** The chain-wide tables only (toko, users, sesi, akses_level, kota, ...): no shop is set. */
  readonly chain: {
    rows<R>(statement: RawBuilder<R>): Promise<R[]>
    row<R>(statement: RawBuilder<R>): Promise<R | undefined>
    transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  }
  figures(): DbFigures
  /** Resolves when the database answers, throws DatabaseAway when not. */
  health(): Promise<void>
  /** Waits for the work in hand (10 s at most), then closes every connection. */
  close(): Promise<void>
}

/** Turns kysely's sql`...` into text and parameters; it never touches a database. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

interface Query {
  readonly text: string
  readonly values: unknown[]
}

function queryOf(statement: RawBuilder<unknown>, before = ''): Query {
  const compiled = statement.compile(compiler)
  return { text: before + compiled.sql, values: [...compiled.parameters] }
}

async function rowsOf<R>(client: pg.Client, query: Query): Promise<R[]> {
  const result = await client.query(query)
  return result.rows
}

const noShop = ''

function shopOf(kodeToko: string): string {
  if (kodeToko === noShop) throw new Error('Perintah untuk toko tanpa kode_toko')
  return kodeToko
}

class Transaction implements Tx {
  #client: pg.Client | undefined
  constructor(client: pg.Client) {
    this.#client = client
  }

  rows<R>(statement: RawBuilder<R>): Promise<R[]> {
    if (!this.#client) return Promise.reject(new Error('Transaksi ini sudah selesai'))
    return rowsOf<R>(this.#client, queryOf(statement))
  }

  async row<R>(statement: RawBuilder<R>): Promise<R | undefined> {
    return (await this.rows(statement))[0]
  }

  end(): void {
    this.#client = undefined
  }
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown }

/** After a confirmed rollback an error of the work itself leaves the connection sound. */
async function transact<T>(client: pg.Client, work: (tx: Tx) => Promise<T>): Promise<Outcome<T>> {
  await client.query('begin')
  const tx = new Transaction(client)
  let value: T
  try {
    value = await work(tx)
  } catch (error) {
    if (isAway(error)) throw error
    tx.end()
    await client.query('rollback')
    return { error }
  }
  tx.end()
  // A commit of a transaction in which a statement failed answers ROLLBACK without an error.
  const ended = await client.query('commit')
  if (ended.command === 'COMMIT') return { value }
  return { error: new Error('Transaksi dibatalkan: salah satu perintahnya gagal dan diabaikan') }
}

async function* cursor<R>(client: pg.Client, query: Query, batch: number): AsyncGenerator<R[]> {
  await client.query('begin read only')
  try {
    // A slow reader of a long report is no forgotten transaction; and all its rows are wanted.
    await client.query(
      `select set_config('idle_in_transaction_session_timeout', '15min', true),
        set_config('cursor_tuple_fraction', '1', true)`,
    )
    await client.query(query)
    for (;;) {
      const { rows } = await client.query(`fetch forward ${batch} from aliran`)
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  } finally {
    await client.query('rollback')
  }
}

async function* leased<R>(
  lease: Lease,
  query: Query,
  batch: number,
  over: () => void,
): AsyncGenerator<R[]> {
  try {
    yield* cursor<R>(lease.client, query, batch)
  } catch (error) {
    throw lease.fail(error)
  } finally {
    over()
  }
}

async function streamFrom<R>(
  pool: ShopPool,
  shop: string,
  query: Query,
  batch: number,
  leave: Leave,
): Promise<RowStream<R>> {
  try {
    const lease = await pool.lease(shop)
    const over = (): void => {
      lease.done()
      leave()
    }
    const rows = leased<R>(lease, query, batch, over)
    return {
      [Symbol.asyncIterator]: () => rows,
      close: async () => {
        // One that nobody has begun to read ends without its `finally`.
        await rows.return(undefined)
        over()
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}

async function inTransaction<T>(
  pool: ShopPool,
  shop: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const outcome = await pool.use(shop, (client) => transact(client, work))
  if ('error' in outcome) throw translateError(outcome.error)
  return outcome.value
}

const functionName = /^[a-z][a-z0-9_]*$/

/** One text per function and number of arguments, so that the server prepares it once. */
function callOf(fungsi: string, args: readonly Argument[]) {
  if (!functionName.test(fungsi)) throw new Error(`Nama fungsi tidak sah: ${fungsi}`)
  const places = args.map((_, index) => `$${index + 1}`).join(',')
  return {
    name: `${fungsi}/${args.length}`,
    text: `select ${fungsi}(${places}) as nilai`,
    values: [...args],
  }
}

/** More downloads at once than this would leave the counter without connections. */
const mostStreams = 3

export function openDb(url: string, options: DbOptions = {}): Db {
  const pool = new ShopPool(url, options)
  const streams = new Places({
    atOnce: Math.max(1, Math.min(mostStreams, Math.trunc((options.max ?? 10) / 3))),
    queue: 20,
    waitMs: options.streamWaitMs ?? 10_000,
  })
  const rows = <R>(shop: string, statement: RawBuilder<R>) =>
    pool.use(shop, (client) => rowsOf<R>(client, queryOf(statement)))
  const row = async <R>(shop: string, statement: RawBuilder<R>) => (await rows(shop, statement))[0]
  return {
    rows: async (kodeToko, statement) => rows(shopOf(kodeToko), statement),
    row: async (kodeToko, statement) => row(shopOf(kodeToko), statement),
    call: async (fungsi, args) => {
      const query = callOf(fungsi, args)
      const result = await pool.use(noShop, (client) => client.query(query), true)
      return result.rows[0]?.nilai
    },
    transaction: async (kodeToko, work) => inTransaction(pool, shopOf(kodeToko), work),
    stream: async (kodeToko, statement, batch = 1_000) => {
      const query = queryOf(statement, 'declare aliran no scroll cursor for ')
      const shop = shopOf(kodeToko)
      const leave = await streams.take()
      if (!leave) throw new ReadersFull()
      return streamFrom(pool, shop, query, batch, leave)
    },
    chain: {
      rows: (statement) => rows(noShop, statement),
      row: (statement) => row(noShop, statement),
      transaction: (work) => inTransaction(pool, noShop, work),
    },
    figures: () => {
      const { taken, waiting } = streams.figures()
      return { ...pool.figures(), streams: taken, streamsWaiting: waiting }
    },
    health: async () => {
      await pool.use(noShop, (client) => client.query('select 1'))
    },
    close: () => pool.close(),
  }
}
