import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import { ShopPool, type Asking, type PoolFigures, type PoolOptions } from './db-pool.ts'
import { isAway, ReadersFull, translateError } from './db-errors.ts'
import { streamFrom, type Query, type RowStream } from './db-stream.ts'
import type { Load } from './load.ts'
import { Places } from './places.ts'

/** Several statements of one transaction. It cannot be used after its work has ended. */
export interface Tx {
  rows<R>(statement: RawBuilder<R>): Promise<R[]>
  row<R>(statement: RawBuilder<R>): Promise<R | undefined>
}

export type Argument = string | number | boolean | null

export interface DbOptions extends PoolOptions {
  /** How long one batch of a stream may take; 0 = for ever. */
  readonly streamTimeoutMs?: number
  /** How long a statement of a transaction waits for a lock; 0 = for ever. A posting is a call. */
  readonly lockTimeoutMs?: number
  /** How long a stream waits for its turn: three at once, or a third of a small pool. */
  readonly streamWaitMs?: number
  /** Looks at what a load answered; only tests have one (docs/adr/0258). */
  readonly answered?: (load: Load, value: unknown) => void
}

/** The limits of a request (docs/adr/0151); a job of the owner has none. */
export const requestLimits = {
  statementTimeoutMs: 30_000,
  streamTimeoutMs: 120_000,
  lockTimeoutMs: 5_000,
} as const

/** How busy the connections to the database are. */
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
   * searching); prepared by name, arguments as text or JSON text; its single value, as declared.
   * It runs on a connection that stands in no shop: a function that forgets to set one meets the
   * wall. It goes before everything else that waits for a connection.
   */
  load<T>(load: Load<T>, args: readonly Argument[]): Promise<T>
  /** The same where nobody reads what it answers. */
  call(fungsi: string, args: readonly Argument[]): Promise<unknown>
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
  /** The same with priority: for the identity of the user, which every call needs first. */
  readonly urgent: Db
  /** The same, and the database refuses whatever would write. */
  readonly readOnly: Db
  /**
   * The same, given up when nobody waits for the answer any more; not for statements that write.
   */
  until(gone: AbortSignal): Db
  figures(): DbFigures
  /**
   * Resolves when the database answers, else throws DatabaseAway. It uses a connection of its own,
   * because a busy server is not a server that is gone.
   */
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
async function transact<T>(
  client: pg.Client,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  await client.query(begin)
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

/** With more downloads at once the counter would have no connections. */
const mostStreams = 3

/** What all views of one database share. */
interface Ways {
  readonly pool: ShopPool
  readonly alone: ShopPool
  readonly streams: Places
  readonly begin: string
  readonly streamTimeoutMs: number
  readonly answered: DbOptions['answered']
}

/** One statement in a transaction in which the database refuses whatever would write. */
async function onlyReading<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(beginReading)
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}
const beginReading = 'begin read only'

function viewOf(ways: Ways, asking: Asking, reads = false): Db {
  const { alone, pool, streams } = ways
  const begin = reads ? beginReading : ways.begin
  const within = <T>(client: pg.Client, work: () => Promise<T>): Promise<T> =>
    reads ? onlyReading(client, work) : work()
  const rows = <R>(shop: string, statement: RawBuilder<R>) =>
    pool.use(shop, (client) => within(client, () => rowsOf<R>(client, queryOf(statement))), asking)
  const row = async <R>(shop: string, statement: RawBuilder<R>) => (await rows(shop, statement))[0]
  const transaction = async <T>(shop: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const outcome = await pool.use(shop, (client) => transact(client, begin, work), asking)
    if ('error' in outcome) throw translateError(outcome.error)
    return outcome.value
  }
  const valueOf = async <T>(fungsi: string, args: readonly Argument[]): Promise<T> => {
    const query = callOf(fungsi, args)
    const ahead = { ...asking, urgent: true }
    const result = await pool.use(
      noShop,
      (client) => within(client, () => client.query(query)),
      ahead,
    )
    return result.rows[0]?.nilai
  }
  return {
    rows: async (kodeToko, statement) => rows(shopOf(kodeToko), statement),
    row: async (kodeToko, statement) => row(shopOf(kodeToko), statement),
    call: valueOf,
    load: async <T>(load: Load<T>, args: readonly Argument[]) => {
      const value = await valueOf<T>(load.fungsi, args)
      ways.answered?.(load, value)
      return value
    },
    transaction: async (kodeToko, work) => transaction(shopOf(kodeToko), work),
    stream: async (kodeToko, statement, batch = 1_000) => {
      const query = queryOf(statement, 'declare aliran no scroll cursor for ')
      const shop = shopOf(kodeToko)
      const leave = await streams.take()
      if (!leave) throw new ReadersFull()
      return streamFrom(pool, { shop, query, batch, limitMs: ways.streamTimeoutMs }, leave)
    },
    chain: {
      rows: (statement) => rows(noShop, statement),
      row: (statement) => row(noShop, statement),
      transaction: (work) => transaction(noShop, work),
    },
    get urgent() {
      return viewOf(ways, { ...asking, urgent: true }, reads)
    },
    get readOnly() {
      return viewOf(ways, asking, true)
    },
    until: (gone) => viewOf(ways, { ...asking, gone }, reads),
    figures: () => {
      const { taken, waiting } = streams.figures()
      return { ...pool.figures(), streams: taken, streamsWaiting: waiting }
    },
    health: async () => {
      await alone.use(noShop, (client) => client.query('select 1'))
    },
    close: async () => {
      await Promise.all([pool.close(), alone.close()])
    },
  }
}

export function openDb(url: string, options: DbOptions = {}): Db {
  const {
    answered,
    lockTimeoutMs = 0,
    streamTimeoutMs = 0,
    streamWaitMs = 10_000,
    ...rest
  } = options
  const limit = `set local lock_timeout = ${Math.trunc(lockTimeoutMs)}`
  const { noticed: _, ...unheard } = rest
  return viewOf(
    {
      pool: new ShopPool(url, rest),
      alone: new ShopPool(url, { ...unheard, max: 1, spare: 0, waitMs: 2_000 }),
      streams: new Places({
        atOnce: Math.max(1, Math.min(mostStreams, Math.trunc((options.max ?? 10) / 3))),
        queue: 20,
        waitMs: streamWaitMs,
      }),
      // In one round trip with BEGIN, so that it costs nothing.
      begin: lockTimeoutMs > 0 ? `begin; ${limit}` : 'begin',
      streamTimeoutMs,
      answered,
    },
    {},
  )
}
