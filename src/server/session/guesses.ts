import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import { networkOf } from '../http/network.ts'

/** How many waiting names are kept; the oldest is forgotten first. */
const most = 10_000
/**
 * Counts by name: after the fifth failure there is a wait, which each failure doubles (as
 * sisa_tunggu in the database).
 */
const free = 4
/** Counts by address: how many tries in a row, and after which time one more. */
const burst = 30
const nextEveryMs = 10_000

/** Seconds; as sisa_tunggu and tebak in the database. */
const longestWait = 300

/**
 * Passwords tried at the log-in: by name, and by address (docs/adr/0054). A try counts as a failure
 * until it is taken back. The counts are in the database, so that they are the same at every
 * server. Callers that have to wait are kept here, and refused without asking the database.
 */
export class Guesses {
  readonly #clock: Clock
  readonly #db: Db
  readonly #until = new Map<string, number>()

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** @returns seconds to wait; 0 when the try may be made, which counts it */
  take(name: string): Promise<number> {
    return this.#take(name, free, 0)
  }

  async forget(name: string): Promise<void> {
    await this.#right(name, true)
  }

  /** The same for all that one address tries: some at once, then one every ten seconds. */
  takeFrom(address: string): Promise<number> {
    return this.#take(`@${networkOf(address)}`, burst, nextEveryMs)
  }

  async giveBack(address: string): Promise<void> {
    await this.#right(`@${networkOf(address)}`, false)
  }

  async #take(name: string, times: number, everyMs: number): Promise<number> {
    const now = this.#clock.millis()
    const known = Math.ceil(((this.#until.get(name) ?? 0) - now) / 1_000)
    // A wait that is impossibly long: the clock went back; the database decides.
    if (known > 0 && known <= longestWait) return known
    const row = await this.#db.chain.row<{ detik: number }>(
      sql`select kencana.tebak(${digest(name)}, ${now}, ${times}, ${everyMs}) as detik`,
    )
    const seconds = row?.detik ?? 0
    if (seconds > 0) this.#remember(name, now + seconds * 1_000)
    return seconds
  }

  async #right(name: string, all: boolean): Promise<void> {
    this.#until.delete(name)
    await this.#db.chain.rows(sql`select kencana.tebakan_benar(${digest(name)}, ${all})`)
  }

  #remember(name: string, until: number): void {
    this.#until.delete(name)
    this.#until.set(name, until)
    const [oldest] = this.#until.keys()
    if (this.#until.size > most && oldest !== undefined) this.#until.delete(oldest)
  }
}

const digest = (name: string): Buffer => createHash('sha256').update(name).digest()
