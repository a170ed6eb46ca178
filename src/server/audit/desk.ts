import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Alarm } from '../alarm.ts'
import type { Db } from '../db.ts'
import { openConnection } from '../db-connection.ts'
import { DatabaseAway } from '../db-errors.ts'
import type { FileStore } from '../files/store.ts'
import type { Live } from '../live/live.ts'
import { addAnchor, sealFolder } from './anchor.ts'
import { audit, type AuditResult, type Difference } from './audit.ts'
import type { BranchWatch } from './branches.ts'
import { readSeals, type Seal } from './seal.ts'

/** The audits of a server: by night, and by a button. */
export interface Audits {
  /** This server can: it has the owner's address. */
  readonly able: boolean
  /** Begins one and does not wait for it; false where one is under way, here or elsewhere. */
  begin(oleh: string): Promise<boolean>
  underWay(): Promise<boolean>
}

/** For programs that work without a server around them. */
export const noAudits: Audits = {
  able: false,
  begin: async () => false,
  underWay: async () => false,
}

export interface AuditDeskParts {
  readonly db: Db
  readonly files: FileStore
  /** The same files, by their folder. */
  readonly folder: string
  readonly live: Live
  readonly log: Logger
  readonly alarm?: Alarm
  readonly ownerUrl: string | undefined
  readonly branches: BranchWatch
}

interface Cause {
  readonly cara: 'JADWAL' | 'TOMBOL'
  readonly oleh?: string
}

/** One audit at a time over all servers of a database; 'periksa' in ASCII. */
const auditLock = '31636739460920161'
const everyMs = 15 * 60_000

/**
 * Recomputes the books every night. Every quarter of an hour it writes the head of each chain
 * outside the database, and the last closing's seal if a crash prevented that.
 */
export class AuditDesk implements Audits {
  readonly #of: AuditDeskParts
  readonly #ending = new AbortController()
  readonly #anchored = new Map<string, number>()
  /** The differences of a branch that were reported already. */
  readonly #told = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> | undefined
  #look: Promise<void> = Promise.resolve()

  constructor(of: AuditDeskParts) {
    this.#of = of
  }

  get able(): boolean {
    return this.#of.ownerUrl !== undefined
  }

  start(): void {
    const look = (): void => void (this.#look = this.#quarter())
    look()
    this.#timer = setInterval(look, everyMs)
    this.#timer.unref()
  }

  /** An audit under way is given up: the next night, or the next start, makes another. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await this.#look
    await this.#work
  }

  async begin(oleh: string): Promise<boolean> {
    if (!this.able || (await this.underWay())) return false
    this.#run({ cara: 'TOMBOL', oleh })
    return true
  }

  async underWay(): Promise<boolean> {
    if (this.#work !== undefined) return true
    const row = await this.#of.db.chain.row<{ ada: boolean }>(
      sql`select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) + objid::bigint = ${auditLock}::bigint) as ada`,
    )
    return row?.ada === true
  }

  /** Writes the heads of all chains outside the database; also just before a backup. */
  async anchor(): Promise<void> {
    const { db, folder } = this.#of
    const shops = await db.chain.rows<{ kode_toko: string }>(
      sql`select kode_toko from toko order by no_toko`,
    )
    for (const { kode_toko } of shops) {
      const head = await db.row<{ urut: number; sidik: string; kini: string }>(
        kode_toko,
        sql`select urut, encode(hash, 'hex') as sidik,
            to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as kini
          from posting where kode_toko = ${kode_toko} order by urut desc limit 1`,
      )
      if (!head || this.#anchored.get(kode_toko) === head.urut) continue
      await addAnchor(folder, { kode_toko, urut: head.urut, sidik: head.sidik }, head.kini)
      this.#anchored.set(kode_toko, head.urut)
    }
  }

  /**
   * For the last closing only: an older seal that is missing must be explained and not filled in.
   */
  async keepSeals(): Promise<void> {
    const { db, files, log } = this.#of
    const shops = await db.chain.rows<{ kode_toko: string }>(
      sql`select kode_toko from toko order by no_toko`,
    )
    for (const { kode_toko } of shops) {
      const last = await db.row<{ segel: Seal | null }>(
        kode_toko,
        sql`select segel_keluar(${kode_toko}, segel_terakhir(${kode_toko})) as segel`,
      )
      if (!last?.segel) continue
      const file = `${kode_toko}/${sealFolder}/${last.segel.nomor}.json`
      if (await files.read(file)) continue
      await files.write(file, Buffer.from(`${JSON.stringify(last.segel)}\n`))
      log.warn({ file }, 'the seal of the last closing was missing and is written now')
    }
  }

  async #quarter(): Promise<void> {
    try {
      await this.keepSeals()
      await this.anchor()
      await this.#branches()
      if (!this.able) return
      const due = await this.#of.db.chain.row<{ perlu: boolean }>(
        sql`select pemeriksaan_perlu() as perlu`,
      )
      if (due?.perlu === true) this.#run({ cara: 'JADWAL' })
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'audit desk')
    }
  }

  /** What the head office finds in its branches' chains; reported at once, and only once. */
  async #branches(): Promise<Difference[]> {
    const { alarm, branches, log } = this.#of
    const found = await branches.look()
    for (const { kalimat, kode_toko } of found) {
      if (this.#told.has(kalimat)) continue
      this.#told.add(kalimat)
      log.error({ kode_toko, kalimat }, 'the chain of a branch')
      await alarm?.(`Kencana: ${kode_toko}: ${kalimat}`)
    }
    return found
  }

  #run(cause: Cause): void {
    this.#work ??= this.#make(cause).finally(() => (this.#work = undefined))
  }

  async #make({ cara, oleh }: Cause): Promise<void> {
    const { alarm, log, ownerUrl } = this.#of
    if (ownerUrl === undefined) return
    try {
      const client = await openConnection(ownerUrl, () => undefined, { name: 'kencana-periksa' })
      try {
        const lock = await client.query<{ dapat: boolean; kini: string }>(
          `select pg_try_advisory_lock(${auditLock}) as dapat, clock_timestamp()::text as kini`,
        )
        const [own] = lock.rows
        if (own?.dapat !== true) return
        const told = await this.#outcome(ownerUrl)
        await client.query(
          `insert into pemeriksaan (mulai, cara, oleh, toko, posting, beda, gagal)
            values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            own.kini,
            cara,
            oleh ?? null,
            told.toko,
            told.posting,
            JSON.stringify(told.beda),
            told.gagal,
          ],
        )
        const n = told.beda.length
        log.info({ posting: told.posting, beda: n }, 'audit')
        if (n > 0) await alarm?.(`Kencana: pemeriksaan buku menemukan ${n} perbedaan.`)
        await this.#nightly(client, cara, oleh)
      } finally {
        await client.end().catch(() => undefined)
      }
    } catch (error) {
      if (!this.#ending.signal.aborted) log.error({ err: error }, 'audit failed')
    } finally {
      await this.#announce().catch(() => undefined)
    }
  }

  /**
   * What modules do with the audit, found by name: malam_<name>(shop, cara, oleh) keeps its own
   * results and answers sentences of what is wrong.
   */
  async #nightly(client: pg.Client, cara: Cause['cara'], oleh: string | undefined): Promise<void> {
    const { alarm, log } = this.#of
    const works = await client.query<{ nama: string }>(
      `select nama from fungsi_bernama('malam_') as nama`,
    )
    const shops = await client.query<{ kode_toko: string }>(
      'select kode_toko from toko order by no_toko',
    )
    for (const { kode_toko } of shops.rows)
      for (const { nama } of works.rows) {
        if (this.#ending.signal.aborted) return
        const found = await client.query<{ kalimat: string }>(
          `select kalimat from ${nama}($1, $2, $3) as kalimat`,
          [kode_toko, cara, oleh ?? null],
        )
        for (const { kalimat } of found.rows) {
          log.error({ kode_toko, kalimat }, 'nightly')
          await alarm?.(`Kencana: ${kode_toko}: ${kalimat}`)
        }
      }
  }

  async #outcome(ownerUrl: string): Promise<AuditResult & { readonly gagal: string | null }> {
    try {
      const seals = readSeals(this.#of.folder)
      const result = await audit(ownerUrl, () => undefined, {
        seals,
        everySeal: true,
        signal: this.#ending.signal,
      })
      const beda = [...result.beda, ...(await this.#branches())]
      return { ...result, beda, gagal: null }
    } catch (error) {
      if (this.#ending.signal.aborted) throw error
      const gagal = error instanceof Error ? error.message : String(error)
      return { toko: 0, posting: 0, beda: [], gagal }
    }
  }

  async #announce(): Promise<void> {
    const shops = await this.#of.db.chain.rows<{ kode_toko: string }>(
      sql`select kode_toko from toko`,
    )
    for (const { kode_toko } of shops) this.#of.live.changed(kode_toko, { jenis: 'pemeriksaan' })
  }
}
