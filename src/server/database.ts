import pg from 'pg'
import type { Config } from './config.ts'
import type { DataFolder } from './data-folder.ts'
import { openConnection } from './db-connection.ts'
import { isAway } from './db-errors.ts'
import { atMostEachSecond, elapsed } from './elapsed.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { sleep } from './postgres/processes.ts'
import { startPostgres, type EmbeddedPostgres } from './postgres/supervisor.ts'
import { checkWall, ensureAppRole } from './roles.ts'
import { codeOf, StartProblem } from './start-problem.ts'

/** A database with every migration in, and the two ways into it. */
export interface ReadyDatabase {
  /** For migrations, backups and restores: row-level security does not bind it. */
  readonly ownerUrl: string
  /** For every request: the role that owns nothing. */
  readonly appUrl: string
}

const DATABASE = 'kencana'

/** Starts the embedded PostgreSQL, with the database in it. */
export async function startEmbedded(
  folder: Pick<DataFolder, 'root' | 'log'>,
  say: (line: string) => void,
): Promise<{ postgres: EmbeddedPostgres; ownerUrl: string }> {
  const start = performance.now()
  const postgres = await startPostgres({ dataDir: folder.root, logDir: folder.log, say })
  try {
    await ensureDatabase(postgres)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  say(`PostgreSQL siap (${elapsed(performance.now() - start)}).`)
  return { postgres, ownerUrl: postgres.urlFor(DATABASE) }
}

async function ensureDatabase(postgres: EmbeddedPostgres): Promise<void> {
  try {
    const client = await openConnection(postgres.urlFor(DATABASE), () => undefined)
    await client.end()
  } catch (error) {
    // 3D000: no such database; a first start, or one that was cut off right here.
    if (codeOf(error) !== '3D000') throw error
    const client = await openConnection(postgres.urlFor('postgres'), () => undefined)
    try {
      await client.query(`create database ${DATABASE}`)
    } finally {
      await client.end()
    }
  }
}

/**
 * Makes the role, runs the migrations, and refuses to go on if row-level security would not bind
 * the role.
 */
export async function prepareDatabase(
  ownerUrl: string,
  config: Pick<Config, 'databaseAppUrl'>,
  folder: DataFolder,
  schema: Schema,
  say: (line: string) => void,
): Promise<ReadyDatabase> {
  await untilReachable(ownerUrl, say)
  const appUrl = await ensureAppRole({
    ownerUrl,
    appUrl: config.databaseAppUrl,
    secretFolder: folder.root,
  })
  const start = performance.now()
  const progress = atMostEachSecond(say)
  const applied = await migrate(ownerUrl, schema, ({ migration, step, of }) => {
    progress.tell(`Memasang migrasi ${step} dari ${of}: ${migration.nama} ...`)
  }).finally(progress.stop)
  if (applied > 0) {
    say(`${applied} migrasi terpasang (${elapsed(performance.now() - start)}).`)
  }
  await checkWall(appUrl)
  return { ownerUrl, appUrl }
}

const patienceMs = 60_000

/** A database on another machine may be starting at the same time as we are. */
async function untilReachable(url: string, say: (line: string) => void): Promise<void> {
  const limit = performance.now() + patienceMs
  for (let said = false; ; said = true) {
    try {
      await checkServer(url)
      return
    } catch (error) {
      if (!isAway(error)) throw connectFailure(error, url)
      if (performance.now() > limit) {
        throw new StartProblem(
          `Database di ${placeOf(url)} tidak menjawab: ${reasonOf(error)}. ` +
            'Periksa DATABASE_URL dan apakah PostgreSQL berjalan.',
        )
      }
      if (!said) say(`Menunggu database di ${placeOf(url)} (${reasonOf(error)}) ...`)
      await sleep(1_000)
    }
  }
}

async function checkServer(url: string): Promise<void> {
  const client = await openConnection(url, () => undefined)
  try {
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding`,
    )
    const { version = 0, encoding = '' } = rows[0] ?? {}
    if (version < 150_000) {
      throw new StartProblem(
        `Database di ${placeOf(url)} adalah PostgreSQL ${Math.trunc(version / 10_000)}; ` +
          'yang dibutuhkan 15 atau lebih baru.',
      )
    }
    if (encoding !== 'UTF8') {
      throw new StartProblem(
        `Database di ${placeOf(url)} memakai pengodean ${encoding}. Buat database lain, dan sebut ` +
          `di DATABASE_URL:\n  create database kencana encoding 'UTF8' template template0;`,
      )
    }
  } finally {
    await client.end()
  }
}

/** Host, port and name of a database, without user and password. */
function placeOf(url: string): string {
  const address = new URL(url)
  const host = address.host || address.searchParams.get('host') || 'localhost'
  return `${host}${address.pathname}`
}

const nameOf = (url: string): string =>
  pg.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)))

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function connectFailure(error: unknown, url: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  switch (error.code) {
    case '28P01':
    case '28000':
      return new StartProblem(
        `Database di ${placeOf(url)} menolak pengguna atau sandi di DATABASE_URL ` +
          `(${error.message}).`,
      )
    case '3D000':
      return new StartProblem(
        `Database ${placeOf(url)} belum ada. Minta pengelola database menjalankan, lalu jalankan ` +
          `server lagi:\n  create database ${nameOf(url)} encoding 'UTF8' template template0;`,
      )
    default:
      return error
  }
}
