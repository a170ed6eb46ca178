import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { openConnection } from './db-connection.ts'
import { migrate } from './migrate.ts'
import { readSchema } from './schema.ts'
import { readPidFile } from './postgres/pid-file.ts'
import { commandOf, isAlive, sleep } from './postgres/processes.ts'
import { startPostgres } from './postgres/supervisor.ts'
import { ensureAppRole } from './roles.ts'
import { codeOf } from './start-problem.ts'

/** One run of the tests: the folder of its cluster, and the names of its databases. */
export interface TestRun {
  readonly folder: string
  readonly prefix: string
  /** TEST_DATABASE_URL: a PostgreSQL of the machine's own instead of the embedded one. */
  readonly url?: string | undefined
  /** Whether it notes which functions are called (test-calls.ts). */
  readonly counts?: boolean
}

const clusterFile = z.object({ ownerUrl: z.string(), appUrl: z.string() })
export type TestCluster = z.infer<typeof clusterFile>

const folderName = /^kencana-uji-(\d+)-/
const hostKey = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 6)
const databaseName = new RegExp(`^kencana_uji_${hostKey}_(\\d+)_`)

/** Memory first: a database is cloned there in 10 ms, on a disk in 100 to 500 (docs/adr/0002). */
const memoryDisk = '/dev/shm'
const roomWanted = 4_000_000_000

function temporaryFolders(): string[] {
  if (!fs.existsSync(memoryDisk)) return [os.tmpdir()]
  const { bavail, bsize } = fs.statfsSync(memoryDisk)
  return bavail * bsize > roomWanted ? [memoryDisk, os.tmpdir()] : [os.tmpdir(), memoryDisk]
}

/** Prepares a run, and clears what an earlier one left that was killed. */
export async function openTestRun(url: string | undefined): Promise<TestRun> {
  const places = temporaryFolders()
  for (const place of places) {
    for (const name of fs.readdirSync(place)) {
      const [, pid] = folderName.exec(name) ?? []
      if (pid && !isAlive(Number(pid))) removeTestFolder(path.join(place, name))
    }
  }
  if (url) await dropDatabases(url, (pid) => !isAlive(pid))
  const folder = makeTestFolder()
  const unique = folder.slice(folder.indexOf(`${process.pid}-`)).replace('-', '_')
  return { folder, prefix: `kencana_uji_${hostKey}_${unique.toLowerCase()}_`, url }
}

/** A folder that is swept by a later run if this one is killed, with the database in it. */
export function makeTestFolder(): string {
  const unique = `${process.pid}-${randomBytes(4).toString('hex')}`
  const folder = path.join(temporaryFolders()[0] ?? os.tmpdir(), `kencana-uji-${unique}`)
  // Open to pass through: as root the database runs under another account.
  fs.mkdirSync(folder, { mode: 0o711 })
  return folder
}

export async function closeTestRun(run: TestRun): Promise<void> {
  if (run.url) await dropDatabases(run.url, (pid) => pid === process.pid)
  removeTestFolder(run.folder)
}

/** Removes a test's folder, and ends the database that runs in it or in its data folder. */
export function removeTestFolder(folder: string): void {
  for (const pg of [path.join(folder, 'pg'), path.join(folder, 'data', 'pg')]) {
    const noted = readPidFile(pg)
    if (noted && isAlive(noted.pid) && commandOf(noted.pid)?.includes(pg) !== false) {
      process.kill(noted.pid, 'SIGQUIT')
      for (let tries = 0; tries < 200 && isAlive(noted.pid); tries += 1) pause(10)
    }
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Waits without returning to the event loop: the last thing that an interrupted run does. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

async function dropDatabases(url: string, when: (pid: number) => boolean): Promise<void> {
  const client = await openConnection(url, () => undefined)
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'kencana\\_uji\\_%'`,
    )
    for (const { name } of rows) {
      const [, pid] = databaseName.exec(name) ?? []
      if (pid && when(Number(pid))) {
        await client.query(`drop database if exists ${name} with (force)`)
      }
    }
  } finally {
    await client.end()
  }
}

/** Tests that need no database start none: the first test that needs one starts it for all. */
export async function clusterOf(run: TestRun): Promise<TestCluster> {
  return clusterFile.parse(
    await onceInRun(run, 'kluster', async () => {
      const ownerUrl = run.url ?? (await startEmbedded(run.folder))
      const appUrl = await ensureAppRole({ ownerUrl, secretFolder: run.folder })
      return { ownerUrl, appUrl }
    }),
  )
}

/**
 * A PostgreSQL of the machine's own has no settings of ours: its databases are told one by one to
 * count the calls of functions; without the right to say so nothing is counted there.
 */
export async function makeDatabase(
  run: TestRun,
  cluster: TestCluster,
  name: string,
  option: string,
): Promise<void> {
  await onCluster(cluster.ownerUrl, `create database ${name} ${option}`)
  if (run.url)
    await onCluster(
      cluster.ownerUrl,
      `do $$ begin alter database ${name} set track_functions = 'all';
        exception when insufficient_privilege then null; end $$`,
    )
}

/** The database with every migration in, that the others of this run are cloned from. */
export async function templateOf(run: TestRun, cluster: TestCluster): Promise<string> {
  const name = `${run.prefix}templat`
  await onceInRun(run, 'templat', async () => {
    await makeDatabase(run, cluster, name, '')
    await migrate(withDatabase(cluster.ownerUrl, name), readSchema())
    return null
  })
  return name
}

/** The first worker that asks does it, the others wait for its result. */
async function onceInRun(
  run: TestRun,
  name: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const ready = path.join(run.folder, `${name}.json`)
  const failed = path.join(run.folder, `${name}.gagal`)
  if (await claim(path.join(run.folder, `${name}.mulai`))) {
    try {
      const result = await work()
      fs.writeFileSync(`${ready}.baru`, JSON.stringify(result))
      fs.renameSync(`${ready}.baru`, ready)
    } catch (error) {
      fs.writeFileSync(failed, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
  const limit = performance.now() + 60_000
  while (!fs.existsSync(ready)) {
    if (fs.existsSync(failed)) throw new Error(fs.readFileSync(failed, 'utf8'))
    if (performance.now() > limit) throw new Error('the test database did not start in a minute')
    await sleep(20)
  }
  return JSON.parse(fs.readFileSync(ready, 'utf8'))
}

async function claim(folder: string): Promise<boolean> {
  try {
    await fs.promises.mkdir(folder)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function startEmbedded(folder: string): Promise<string> {
  const postgres = await startPostgres({
    dataDir: folder,
    logDir: folder,
    say: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      max_connections: '200',
      // In the folder, so that nothing is left in memory when the whole run is killed.
      dynamic_shared_memory_type: 'mmap',
      // Which functions no test calls (test-calls.ts).
      track_functions: 'all',
    },
  })
  // It outlives the worker that started it; the end of the run removes it.
  postgres.letGo()
  return postgres.urlFor('postgres')
}

export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export async function onCluster(ownerUrl: string, text: string): Promise<void> {
  const client = await openConnection(ownerUrl, () => undefined)
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
