import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Alarm } from '../alarm.ts'
import type { BackupConfig } from '../config.ts'
import type { Db } from '../db.ts'
import { DatabaseAway } from '../db-errors.ts'
import type { FileStore } from '../files/store.ts'
import type { Live } from '../live/live.ts'
import { readSchema } from '../schema.ts'
import { StartProblem } from '../start-problem.ts'
import { BackupUnderWay, backupsIn, makeBackup, type BackupOptions } from './make.ts'
import { onClient } from './restore.ts'
import { backupLock } from './tables.ts'
import { tryRestore, type Tried } from './trial.ts'

/** What a server can back up, and how. */
export interface BackupWish {
  readonly ownerUrl: string
  readonly config: BackupConfig
}

/** The backups of a server: by its clock, and by a button. */
export interface Backups {
  /** The settings; undefined when a server makes no backups. */
  readonly config: BackupConfig | undefined
  /** Begins one and does not wait for it; false where one is under way, here or elsewhere. */
  begin(oleh: string): Promise<boolean>
  /**
   * Begins to restore the newest backup beside the chain; false when there is none, or other work
   * is under way.
   */
  beginTrial(oleh: string): Promise<boolean>
  /** Whether this server is trying one. */
  readonly trying: boolean
  /** Whether one is being made: from the answer of `begin` on, and by any server. */
  underWay(): Promise<boolean>
}

/** For programs that work without a server around them. */
export const noBackups: Backups = {
  config: undefined,
  begin: async () => false,
  beginTrial: async () => false,
  trying: false,
  underWay: async () => false,
}

export interface BackupDeskParts {
  readonly db: Db
  readonly files: FileStore
  readonly live: Live
  readonly log: Logger
  readonly program: string
  readonly wish: BackupWish | undefined
  /** Called just before each backup; its failure does not stop the backup. */
  readonly before?: () => Promise<void>
  /** Sends a message to somebody who does not look at the screen. */
  readonly alarm?: Alarm
}

const minute = 60_000
/** Hours: as the start page warns (docs/operasi/cadangan.md). */
const stale = 36
const day = 24

/** Whether any server of this database is making one: once connected it has the lock. */
async function isUnderWay(db: Db): Promise<boolean> {
  const row = await db.chain.row<{ ada: boolean }>(
    sql`select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) + objid::bigint = ${backupLock}::bigint) as ada`,
  )
  return row?.ada === true
}

/** Makes the nightly backup when it is due, also one that a night without power has missed. */
export class BackupDesk implements Backups {
  readonly #of: BackupDeskParts
  readonly #ending = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> | undefined
  #trying = false
  /** The age in hours at the last alarm; 0: no alarm since the last good backup. */
  #warned = 0

  constructor(of: BackupDeskParts) {
    this.#of = of
  }

  get config(): BackupConfig | undefined {
    return this.#of.wish?.config
  }

  /** Looks every minute whether the night's backup is due. */
  start(): void {
    if (this.config?.hour === undefined) return
    this.#timer = setInterval(() => void this.#look(), minute)
    this.#timer.unref()
  }

  /** A backup under way is given up: the next night, or the next start, makes another. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await this.#work
  }

  async begin(oleh: string): Promise<boolean> {
    if (await this.underWay()) return false
    this.#run({ cara: 'TOMBOL', oleh })
    return true
  }

  get trying(): boolean {
    return this.#trying
  }

  async beginTrial(oleh: string): Promise<boolean> {
    const newest = await this.#newest()
    if (newest === undefined || (await this.underWay())) return false
    this.#work ??= this.#try(newest, { cara: 'TOMBOL', oleh }).finally(
      () => (this.#work = undefined),
    )
    return true
  }

  async #newest(): Promise<string | undefined> {
    if (!this.config) return undefined
    const [name] = await backupsIn(this.config.folder)
    return name === undefined ? undefined : path.join(this.config.folder, name)
  }

  async underWay(): Promise<boolean> {
    return this.#work !== undefined || isUnderWay(this.#of.db)
  }

  /** Once a day, while the last good backup is too old. */
  async #warn(): Promise<void> {
    const age = await this.#of.db.chain.row<{ jam: number }>(
      sql`select (extract(epoch from umur_cadangan()) / 3600)::int as jam`,
    )
    const jam = age?.jam ?? 0
    if (jam < stale) this.#warned = 0
    else if (jam >= this.#warned + day) {
      this.#warned = jam
      await this.#of.alarm?.(`Kencana: cadangan utuh terakhir berumur ${jam} jam.`)
    }
  }

  async #look(): Promise<void> {
    try {
      await this.#warn()
      const due = await this.#of.db.chain.row<{ perlu: boolean }>(
        sql`select cadangan_perlu(${this.config?.hour ?? 0}) as perlu`,
      )
      if (due?.perlu === true) this.#run({ cara: 'JADWAL' })
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'backup schedule')
    }
  }

  #run(why: Pick<BackupOptions, 'cara' | 'oleh'>): void {
    this.#work ??= this.#make(why)
      .then(() => (why.cara === 'JADWAL' ? this.#weekly() : undefined))
      .finally(() => (this.#work = undefined))
  }

  async #make(cause: Pick<BackupOptions, 'cara' | 'oleh'>): Promise<void> {
    const { files, log, program, wish } = this.#of
    if (!wish) return
    const { copyFolder, folder, keep, keyFile, passphrase } = wish.config
    const { alarm, before } = this.#of
    await before?.().catch((error: unknown) => log.error({ err: error }, 'before the backup'))
    try {
      const { ownerUrl } = wish
      const made = await makeBackup({
        ...{ ownerUrl, files, folder, copyFolder, keep, keyFile, passphrase, program, ...cause },
        signal: this.#ending.signal,
      })
      log.info({ file: made.file, size: made.size }, 'backup')
      if (made.salinan) {
        log.error({ why: made.salinan }, 'copy of the backup failed')
        await alarm?.(`Kencana: salinan cadangan gagal: ${made.salinan}`)
      }
    } catch (error) {
      // The other one's backup is as good.
      if (error instanceof BackupUnderWay) return
      if (error instanceof StartProblem) log.error({ why: error.message }, 'backup failed')
      else log.error({ err: error }, 'backup failed')
      const why = error instanceof Error ? error.message : String(error)
      if (!this.#ending.signal.aborted) await alarm?.(`Kencana: cadangan gagal: ${why}`)
    } finally {
      await this.#announce().catch(() => undefined)
    }
  }

  /** After a night's backup, once a week. */
  async #weekly(): Promise<void> {
    try {
      const due = await this.#of.db.chain.row<{ perlu: boolean }>(
        sql`select coba_pulih_perlu() as perlu`,
      )
      const newest = await this.#newest()
      if (due?.perlu === true && newest !== undefined) await this.#try(newest, { cara: 'JADWAL' })
    } catch (error) {
      if (!(error instanceof DatabaseAway)) this.#of.log.error({ err: error }, 'trial of a backup')
    }
  }

  /** What a restore would bring, and a line of it. */
  async #try(file: string, { cara, oleh }: Pick<BackupOptions, 'cara' | 'oleh'>): Promise<void> {
    const { alarm, log, wish } = this.#of
    if (!wish) return
    const { passphrase } = wish.config
    const { ownerUrl } = wish
    const { signal } = this.#ending
    const start = performance.now()
    let tried: Tried | undefined
    let gagal: string | null = null
    this.#trying = true
    try {
      const schema = readSchema()
      tried = await tryRestore({ file, passphrase, ownerUrl, schema, signal })
      log.info({ file, beda: tried.beda }, 'trial of a backup')
      if (tried.beda > 0)
        await alarm?.(`Kencana: cadangan yang dicoba pulihkan berisi ${tried.beda} perbedaan.`)
    } catch (error) {
      // Another server of the chain is at work: its line says the result.
      if (error instanceof BackupUnderWay) {
        this.#trying = false
        return
      }
      gagal = error instanceof Error ? error.message : String(error)
      log.error({ err: error }, 'trial of a backup failed')
      if (!signal.aborted) await alarm?.(`Kencana: cadangan tidak dapat dicoba pulihkan: ${gagal}`)
    }
    await onClient(ownerUrl, (client) =>
      client.query(
        `insert into kencana.coba_pulih (mulai, cara, oleh, berkas, toko, posting, barang, baris,
            banyak_berkas, sampai, beda, gagal)
          values (clock_timestamp() - make_interval(secs => $1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          ...[
            (performance.now() - start) / 1_000,
            cara,
            oleh ?? null,
            path.basename(file),
            tried?.toko,
            tried?.posting,
          ],
          ...[tried?.barang, tried?.baris, tried?.banyak_berkas, tried?.sampai, tried?.beda, gagal],
        ],
      ),
    ).catch((error: unknown) => log.error({ err: error }, 'note of a trial'))
    // Only now, so that a user who sees the end also finds its line.
    this.#trying = false
    await this.#announce().catch(() => undefined)
  }

  async #announce(): Promise<void> {
    const shops = await this.#of.db.chain.rows<{ kode_toko: string }>(
      sql`select kode_toko from toko where jenis_toko = 'PUSAT'`,
    )
    for (const { kode_toko } of shops) this.#of.live.changed(kode_toko, { jenis: 'cadangan' })
  }
}
