import { sql, type RawBuilder } from 'kysely'
import { openDb, type Db, type DbOptions } from './db.ts'
import type { RowStream } from './db-stream.ts'
import { DatabaseAway, isAway } from './db-errors.ts'
import { codeOf } from './start-problem.ts'

/** What a report reads with, at the primary or at the replica. */
export interface ReportDb {
  rows<R>(kodeToko: string, statement: RawBuilder<R>): Promise<R[]>
  stream<R>(kodeToko: string, statement: RawBuilder<R>): Promise<RowStream<R>>
  /** The same for as long as somebody waits for the answer. */
  until?(gone: AbortSignal): ReportDb
}

/** Where reports are read. */
export interface Reading {
  /**
   * Does the work at the replica if it is current enough, else at the primary; also at the primary
   * when the replica fails in the middle. `age` says how many seconds old the data may be; 0 at the
   * primary.
   */
  read<T>(work: (db: ReportDb, age: number) => Promise<T>): Promise<T>
  /** How many seconds the replica is behind at most; undefined when there is none to read from. */
  age(): Promise<number | undefined>
}

/** The same, given up when nobody waits: a caller that hangs up leaves no query behind. */
export const readingUntil = (reading: Reading, gone: AbortSignal): Reading => ({
  read: (work) => reading.read((db, age) => work(db.until?.(gone) ?? db, age)),
  age: () => reading.age(),
})

/** For programs and servers with one database. */
export const readingAt = (db: ReportDb): Reading => ({
  read: (work) => work(db, 0),
  age: async () => undefined,
})

export interface ReplicaOptions extends Omit<DbOptions, 'noticed'> {
  /** A replica that is further behind is not read. */
  readonly mostSeconds?: number
  /** How often it is looked at. */
  readonly everyMs?: number
  /** Milliseconds that only go up; tests bring their own. */
  readonly now?: () => number
  /**
   * Is called once when reports go to the primary, with the reason, and once when they do not any
   * more.
   */
  readonly noticed?: (problem: string | undefined) => void
}

/** A position of the primary's log, with its time by this process's own clock. */
interface Mark {
  readonly at: number
  readonly lsn: number
}

interface Standing {
  readonly standby: boolean
  readonly lsn: number
  readonly sistem: string
}

const standing = sql<Standing>`select pg_is_in_recovery() as standby,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
    - '0/0'::pg_lsn)::bigint as lsn,
  (select system_identifier::text from pg_control_system()) as sistem`

/** A conflict with what the primary has cleaned away, and what only a primary can do. */
const onlyThere = new Set(['40001', '25006'])

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * A streaming replica for reports (docs/adr/0116). Its age is measured: the position of the
 * primary's log is noted now and then with the time; once the replica has replayed that position it
 * is no older than that time. A replica whose line is cut looks current by its own figures; here it
 * grows old.
 */
export class ReplicaReading implements Reading {
  readonly #primary: Db
  readonly #replica: Db
  readonly #most: number
  readonly #now: () => number
  readonly #noticed: (problem: string | undefined) => void
  readonly #timer: NodeJS.Timeout
  #marks: Mark[] = []
  #problem: string | undefined = ''
  #looking: Promise<void> | undefined

  constructor(primary: Db, url: string, options: ReplicaOptions = {}) {
    const { everyMs = 2_000, mostSeconds = 60, now, noticed, ...rest } = options
    this.#primary = primary
    this.#replica = openDb(url, rest)
    this.#most = mostSeconds
    this.#now = now ?? (() => performance.now())
    this.#noticed = noticed ?? (() => undefined)
    this.#timer = setInterval(() => void this.look(), everyMs)
    this.#timer.unref()
    void this.look()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.#replica.close()
  }

  async age(): Promise<number | undefined> {
    try {
      await this.look()
      return this.#problem === undefined ? await this.#ageNow() : undefined
    } catch {
      return undefined
    }
  }

  async read<T>(work: (db: ReportDb, age: number) => Promise<T>): Promise<T> {
    try {
      const age = this.#problem === undefined ? await this.#ageNow() : undefined
      if (age !== undefined && age <= this.#most) return await work(this.#replica, age)
      if (age !== undefined) this.#note(`tertinggal lebih dari ${this.#most} detik`)
    } catch (error) {
      const cause = error instanceof DatabaseAway ? error.cause : error
      if (!isAway(error) && !onlyThere.has(codeOf(cause))) throw error
      if (isAway(error)) this.#note(reasonOf(cause))
    }
    return work(this.#primary, 0)
  }

  /** Notes the positions of the primary and of the replica; one check at a time. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async #look(): Promise<void> {
    try {
      const at = this.#now()
      const here = await this.#primary.chain.row(standing)
      const there = await this.#replica.chain.row(standing)
      if (!here || !there) return
      if (!there.standby || there.sistem !== here.sistem) {
        this.#note('bukan replika dari database ini')
        return
      }
      this.#marks.push({ at, lsn: here.lsn })
      const age = this.#ageAt(there.lsn)
      if (age === undefined || age > this.#most)
        this.#note(`tertinggal lebih dari ${this.#most} detik`)
      else this.#note(undefined)
    } catch (error) {
      this.#note(reasonOf(error instanceof DatabaseAway ? error.cause : error))
    }
  }

  #note(problem: string | undefined): void {
    const isOther = (problem === undefined) !== (this.#problem === undefined)
    const first = this.#problem === ''
    this.#problem = problem
    if (isOther || (first && problem !== undefined)) this.#noticed(problem)
  }

  async #ageNow(): Promise<number | undefined> {
    const there = await this.#replica.chain.row(standing)
    return there && this.#ageAt(there.lsn)
  }

  /** Since the newest mark that it has replayed; older marks are not needed any more. */
  #ageAt(lsn: number): number | undefined {
    const newest = this.#marks.findLastIndex((mark) => mark.lsn <= lsn)
    if (newest === -1) {
      this.#marks = this.#marks.slice(-mostMarks)
      return undefined
    }
    this.#marks = this.#marks.slice(newest).slice(-mostMarks)
    const [mark] = this.#marks
    return mark && Math.trunc((this.#now() - mark.at) / 100) / 10
  }
}

/** An hour of looks: a replica that is further behind has to wait for a new mark. */
const mostMarks = 1_800
