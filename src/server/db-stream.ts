import type pg from 'pg'
import type { Lease, ShopPool } from './db-pool.ts'
import type { Leave } from './places.ts'

/** Rows on their way. It holds a connection until its last row, or until it is closed. */
export interface RowStream<R> extends AsyncIterable<R[]> {
  /** A caller that does not read to the end closes it; a second close does nothing. */
  close(): Promise<void>
}

export interface Query {
  readonly text: string
  readonly values: unknown[]
}

export interface StreamWish {
  readonly shop: string
  /** Declares the cursor `aliran`. */
  readonly query: Query
  readonly batch: number
  /** How long one batch may take, milliseconds; 0 = for ever. */
  readonly limitMs: number
}

async function* cursor<R>(client: pg.Client, wish: StreamWish): AsyncGenerator<R[]> {
  const { batch, limitMs, query } = wish
  await client.query('begin read only')
  try {
    // A slow reader of a long report is not a forgotten transaction, and all its rows are needed.
    await client.query(
      `select set_config('idle_in_transaction_session_timeout', '15min', true),
        set_config('cursor_tuple_fraction', '1', true),
        set_config('statement_timeout', $1, true)`,
      [String(limitMs)],
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

async function* leased<R>(lease: Lease, wish: StreamWish, over: () => void): AsyncGenerator<R[]> {
  try {
    yield* cursor<R>(lease.client, wish)
  } catch (error) {
    throw lease.fail(error)
  } finally {
    over()
  }
}

/** Opens a stream in the place that was taken for it. */
export async function streamFrom<R>(
  pool: ShopPool,
  wish: StreamWish,
  leave: Leave,
): Promise<RowStream<R>> {
  try {
    const lease = await pool.lease(wish.shop)
    const over = (): void => {
      lease.done()
      leave()
    }
    const rows = leased<R>(lease, wish, over)
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

/** The same stream with each row changed; one that is changed into nothing is left out. */
export function mappedStream<A, B>(
  stream: RowStream<A>,
  change: (row: A) => B | undefined,
): RowStream<B> {
  async function* changed(): AsyncGenerator<B[]> {
    for await (const batch of stream) yield batch.flatMap((row) => change(row) ?? [])
  }
  return { close: () => stream.close(), [Symbol.asyncIterator]: changed }
}
