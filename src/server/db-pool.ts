import type pg from 'pg'
import {
  cancelWork,
  openConnection,
  SHOP_SETTING,
  type ConnectionOptions,
} from './db-connection.ts'
import {
  AskerGone,
  DatabaseAway,
  isAway,
  leavesConnectionSound,
  translateError,
} from './db-errors.ts'

export interface PoolOptions extends ConnectionOptions {
  /** Connections at most. */
  readonly max?: number
  /** How many of them are kept free for urgent callers; 2 of 8 or more, 1 of 4. */
  readonly spare?: number
  /** How long a caller waits for a free connection. */
  readonly waitMs?: number
  /** An idle connection is closed after this long. */
  readonly idleMs?: number
  /** Is called once when the database went away, and once when it is back. */
  readonly noticed?: (away: boolean) => void
}

interface Connection {
  readonly client: pg.Client
  /** The shop this session stands in; '' for none. */
  shop: string
  idleSince: number
  lost: boolean
}

/** How a caller waits for a connection, and how long he keeps it. */
export interface Asking {
  /** Urgent callers go before the others and may use the spare connections. */
  readonly urgent?: boolean
  /** Aborts when nobody waits for the answer any more: the statement is given up. */
  readonly gone?: AbortSignal
}

/** The present state of a pool. */
export interface PoolFigures {
  readonly max: number
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

interface Waiter {
  /** Hands over a free connection; undefined = a place is kept for you, open your own. */
  readonly take: (connection: Connection | undefined) => void
  readonly fail: (error: Error) => void
  readonly urgent: boolean
}

export interface Lease {
  readonly client: pg.Client
  /** Gives the connection back; a second call does nothing. */
  readonly done: () => void
  /**
   * Destroys the connection when it may be unusable after the error; returns the error to throw.
   */
  readonly fail: (error: unknown) => unknown
  /** Gives up the statement that runs, and the connection with it. */
  readonly abandon: () => void
}

/** A posting never waits for reports and lists that hold every connection. */
const spareOf = (max: number): number => Math.min(2, Math.trunc(max / 4))

/** Up to this number a new connection is opened instead of moving an idle one to another shop. */
const spread = 4

const setShop = { name: 'set_toko', text: `select set_config('${SHOP_SETTING}', $1, false)` }

/**
 * A pool whose connections remember their shop, so that row-level security costs nothing while a
 * connection serves the same shop again (docs/adr/0004). It prefers an idle connection of the asked
 * shop, sets the shop only on change, and destroys a connection on the least doubt.
 */
export class ShopPool {
  readonly #url: string
  readonly #options: PoolOptions
  readonly #max: number
  readonly #spare: number
  readonly #idle: Connection[] = []
  readonly #waiting: Waiter[] = []
  readonly #all = new Set<Connection>()
  #opening = 0
  #closing = false
  #away = false
  #drained: (() => void) | undefined
  readonly #sweeper: NodeJS.Timeout

  constructor(url: string, options: PoolOptions = {}) {
    this.#url = url
    this.#options = options
    this.#max = options.max ?? 10
    this.#spare = options.spare ?? spareOf(this.#max)
    const idleMs = options.idleMs ?? 60_000
    this.#sweeper = setInterval(() => this.#closeIdle(idleMs), Math.min(idleMs, 10_000))
    this.#sweeper.unref()
  }

  /** Runs work on a connection that stands in `shop` ('' = none), outside any transaction. */
  async use<T>(
    shop: string,
    work: (client: pg.Client) => Promise<T>,
    { gone, urgent = false }: Asking = {},
  ): Promise<T> {
    const isGone = (): boolean => gone?.aborted === true
    if (isGone()) throw new AskerGone()
    const lease = await this.lease(shop, urgent)
    gone?.addEventListener('abort', lease.abandon, { once: true })
    try {
      if (isGone()) throw new AskerGone()
      return await work(lease.client)
    } catch (error) {
      throw isGone() ? new AskerGone() : lease.fail(error)
    } finally {
      gone?.removeEventListener('abort', lease.abandon)
      lease.done()
    }
  }

  /** A connection in `shop` for as long as the caller needs; `use` is the ordinary way. */
  async lease(shop: string, urgent = false): Promise<Lease> {
    let connection: Connection | undefined
    try {
      connection = await this.#acquire(shop, urgent)
      if (connection.shop !== shop) {
        await connection.client.query({ ...setShop, values: [shop] })
        connection.shop = shop
      }
      return this.#leaseOf(connection)
    } catch (error) {
      if (connection) this.#discard(connection, error)
      throw translateError(error)
    }
  }

  figures(): PoolFigures {
    const open = this.#all.size + this.#opening
    return { max: this.#max, open, idle: this.#idle.length, waiting: this.#waiting.length }
  }

  /** Waits for the work in hand, then closes every connection. */
  async close(limitMs = 10_000): Promise<void> {
    this.#closing = true
    clearInterval(this.#sweeper)
    for (const waiter of this.#waiting.splice(0)) waiter.fail(stopping())
    for (const connection of [...this.#idle]) this.#destroy(connection)
    if (this.#all.size + this.#opening > 0) {
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, limitMs)
        this.#drained = () => {
          clearTimeout(limit)
          resolve()
        }
      })
    }
    for (const connection of this.#all) this.#destroy(connection)
  }

  async #acquire(shop: string, urgent: boolean): Promise<Connection> {
    if (this.#closing) throw stopping()
    if (!this.#hasRoom(urgent)) return (await this.#turn(urgent)) ?? this.#open()
    const open = this.#all.size + this.#opening
    const idle = this.#takeIdle(shop, open < Math.min(spread, this.#max))
    if (idle) return idle
    this.#opening += 1
    return this.#open()
  }

  /** Whether one more may work; `leaving` connections are about to be free. */
  #hasRoom(urgent: boolean, leaving = 0): boolean {
    const busy = this.#all.size + this.#opening - this.#idle.length - leaving
    return busy < (urgent ? this.#max : this.#max - this.#spare)
  }

  /** The next caller: urgent ones first, then the others while the spare connections are free. */
  #next(leaving: number): Waiter | undefined {
    const urgent = this.#waiting.findIndex((waiter) => waiter.urgent)
    if (urgent !== -1) return this.#waiting.splice(urgent, 1)[0]
    return this.#hasRoom(false, leaving) ? this.#waiting.shift() : undefined
  }

  /** A connection of this shop, else (unless `exact`) the one that has been idle longest. */
  #takeIdle(shop: string, exact: boolean): Connection | undefined {
    const index = this.#idle.findLastIndex((connection) => connection.shop === shop)
    if (index === -1 && exact) return undefined
    return this.#idle.splice(Math.max(index, 0), 1)[0]
  }

  /** The caller has counted the place in `#opening` already. */
  async #open(): Promise<Connection> {
    try {
      let connection: Connection | undefined
      const client = await openConnection(
        this.#url,
        () => connection && this.#destroy(connection),
        this.#options,
      )
      connection = { client, shop: '', idleSince: 0, lost: false }
      this.#all.add(connection)
      this.#opening -= 1
      this.#notice(false)
      return connection
    } catch (error) {
      this.#opening -= 1
      if (isAway(error)) this.#notice(true)
      this.#settle()
      throw error
    }
  }

  #turn(urgent: boolean): Promise<Connection | undefined> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        const index = this.#waiting.indexOf(waiter)
        if (index !== -1) this.#waiting.splice(index, 1)
        reject(new DatabaseAway('semua koneksi database sedang terpakai'))
      }, this.#options.waitMs ?? 10_000)
      const waiter: Waiter = {
        urgent,
        take: (connection) => {
          clearTimeout(limit)
          resolve(connection)
        },
        fail: (error) => {
          clearTimeout(limit)
          reject(error)
        },
      }
      this.#waiting.push(waiter)
    })
  }

  #leaseOf(connection: Connection): Lease {
    let over = false
    return {
      client: connection.client,
      done: () => {
        if (!over) this.#release(connection)
        over = true
      },
      fail: (error) => {
        if (!over && !leavesConnectionSound(error)) {
          over = true
          this.#discard(connection, error)
        }
        return translateError(error)
      },
      abandon: () => {
        if (over) return
        over = true
        cancelWork(connection.client)
        this.#destroy(connection)
      },
    }
  }

  #discard(connection: Connection, error: unknown): void {
    this.#destroy(connection)
    // A server that ended this connection has ended the others too: none is trusted now.
    if (!isAway(error)) return
    this.#notice(true)
    for (const sister of [...this.#idle]) this.#destroy(sister)
  }

  #notice(away: boolean): void {
    if (this.#closing || away === this.#away) return
    this.#away = away
    this.#options.noticed?.(away)
  }

  #release(connection: Connection): void {
    if (connection.lost) return
    if (this.#closing || connection.client.getTransactionStatus() !== 'I') {
      this.#destroy(connection)
      return
    }
    const waiter = this.#next(1)
    if (waiter) {
      waiter.take(connection)
      return
    }
    connection.idleSince = performance.now()
    this.#idle.push(connection)
  }

  #destroy(connection: Connection): void {
    if (connection.lost) return
    connection.lost = true
    this.#all.delete(connection)
    const index = this.#idle.indexOf(connection)
    if (index !== -1) this.#idle.splice(index, 1)
    connection.client.end().catch(() => undefined)
    this.#settle()
  }

  #closeIdle(idleMs: number): void {
    const limit = performance.now() - idleMs
    const old = this.#idle.filter((connection) => connection.idleSince < limit)
    for (const connection of old) this.#destroy(connection)
  }

  /** A place became free without a connection: the next in the queue opens one. */
  #settle(): void {
    const waiter = this.#next(0)
    if (waiter) {
      this.#opening += 1
      waiter.take(undefined)
    } else if (this.#all.size + this.#opening === 0) {
      this.#drained?.()
    }
  }
}

const stopping = () => new DatabaseAway('server sedang berhenti')
