import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseAway } from './db-errors.ts'
import type { Chore, Household } from './chore.ts'
import { sweepPictures } from './files/unused.ts'

/** A chore that is one SQL function of ours: name(most) returns int. */
const inSql =
  (name: string): Chore =>
  async ({ db }, kodeToko, most) => {
    const row = await db.row<{ n: number }>(kodeToko, sql`select ${sql.ref(name)}(${most}) as n`)
    return row?.n ?? 0
  }

/** docs/adr/0038: what goes, and after which time. */
const chores: Readonly<Record<string, Chore>> = {
  permintaan: inSql('rapikan_permintaan'),
  otorisasi: inSql('rapikan_otorisasi'),
  draf: inSql('rapikan_draf'),
  masuk: inSql('rapikan_masuk'),
  cabang: inSql('rapikan_cabang'),
  gambar: sweepPictures,
}

const batch = 500
/** The pause between two batches, so that the counter goes first. */
const breathMs = 50
/** A day, less the time by which a nightly restart may come early. */
const dayMinutes = 23 * 60
const lookEveryMs = 3_600_000

/** After so many postings of a shop the sums of its open days are kept anew (docs/adr/0268). */
const postingsMax = 200
const sumEveryMs = 2_000

/**
 * Deletes what is old enough, at the start and every day, and keeps the sums of long days; stops in
 * the middle when asked to.
 */
export class Housekeeping {
  readonly #of: Household
  readonly #ending = new AbortController()
  readonly #timers: NodeJS.Timeout[] = []
  #sweep: Promise<unknown> = Promise.resolve()
  #sums: Promise<unknown> = Promise.resolve()

  constructor(of: Household) {
    this.#of = of
  }

  /** Begins to delete and to sum up; nobody waits for it. */
  start(): void {
    const look = (): void => {
      this.#sweep = this.#sweepInTurn()
    }
    const sum = (): void => {
      this.#sums = this.#sums.then(() => this.sumUp())
    }
    look()
    this.#timers.push(setInterval(look, lookEveryMs), setInterval(sum, sumEveryMs))
    for (const timer of this.#timers) timer.unref()
  }

  /** Keeps the sums of open days that have moved on far enough. */
  async sumUp(): Promise<void> {
    const { db } = this.#of
    try {
      const shops = await db.chain.rows<{ kode: string }>(
        sql`select toko_maju(${postingsMax}) as kode`,
      )
      for (const { kode } of shops)
        if (!this.#ending.signal.aborted) await db.row(kode, sql`select perbarui_rekap_jalan()`)
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'sums')
    }
  }

  /** Once a day, whichever of the servers of this database comes first (docs/adr/0120). */
  async #sweepInTurn(): Promise<void> {
    try {
      const row = await this.#of.db.chain.row<{ giliran: boolean }>(
        sql`select kencana.ambil_giliran('rapikan', ${dayMinutes}) as giliran`,
      )
      if (row?.giliran === true) await this.sweep()
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'housekeeping')
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#ending.abort()
    await Promise.all([this.#sweep, this.#sums])
  }

  /**
   * Runs every chore in every shop until nothing is left. @returns how much was deleted, by chore.
   */
  async sweep(): Promise<Readonly<Record<string, number>>> {
    const swept: Record<string, number> = {}
    try {
      const shops = await this.#of.db.chain.rows<{ kode_toko: string }>(
        sql`select kode_toko from toko order by no_toko`,
      )
      for (const { kode_toko } of shops)
        for (const [name, chore] of Object.entries({ ...chores, ...this.#of.chores })) {
          const n = await this.#tried({ kode_toko, name }, () => this.#finish(chore, kode_toko))
          swept[name] = (swept[name] ?? 0) + n
        }
      const halves = await this.#tried({ name: 'berkas' }, () => this.#of.files.tidy())
      if (halves > 0) swept['berkas'] = halves
    } catch (error) {
      // If the database is away, tomorrow's run does the work; any other error is a bug, and no
      // reason to stop.
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'housekeeping')
    }
    return swept
  }

  /** What one chore of one shop comes upon stops no other, but where the database is away. */
  async #tried(what: object, work: () => Promise<number>): Promise<number> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof DatabaseAway) throw error
      this.#of.log.error({ err: error, ...what }, 'housekeeping')
      return 0
    }
  }

  async #finish(chore: Chore, kodeToko: string): Promise<number> {
    let swept = 0
    while (!this.#ending.signal.aborted) {
      const n = await chore(this.#of, kodeToko, batch)
      swept += n
      if (n < batch) break
      await sleep(breathMs)
    }
    return swept
  }
}
