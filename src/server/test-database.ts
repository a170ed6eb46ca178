import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDb, type Db } from './db.ts'
import { checkAnswer } from './load.ts'
import { noteCalls } from './test-calls.ts'
import {
  clusterOf,
  makeDatabase,
  onCluster,
  templateOf,
  withDatabase,
  type TestCluster,
  type TestRun,
} from './test-cluster.ts'

export interface TestDatabase {
  /** The owner's address: for what migrations, backups and schema tests do. */
  readonly ownerUrl: string
  /** The app's address: the role that owns nothing, as in production. */
  readonly appUrl: string
  /** Open as the app. */
  readonly db: Db
  /** Closes `db` and drops the database. */
  drop(): Promise<void>
}

/**
 * A database of its own for one test file, with every migration in, cloned from the template of
 * this run: `createTestDatabase()` in beforeAll, `drop()` in afterAll.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const run = inject('kencanaTestRun')
  const cluster = await clusterOf(run)
  return create(run, cluster, `template ${await templateOf(run, cluster)}`)
}

/** The same without our schema and tables: for the tests of what comes before them. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const run = inject('kencanaTestRun')
  return create(run, await clusterOf(run), '')
}

async function create(run: TestRun, cluster: TestCluster, option: string): Promise<TestDatabase> {
  const name = `${run.prefix}${randomBytes(5).toString('hex')}`
  await makeDatabase(run, cluster, name, `${option} strategy file_copy`)
  const ownerUrl = withDatabase(cluster.ownerUrl, name)
  const appUrl = withDatabase(cluster.appUrl, name)
  // A place in a crowd comes late on a slow machine; that is no fault of what is tested.
  const db = openDb(appUrl, { answered: checkAnswer, waitMs: 60_000 })
  return {
    ownerUrl,
    appUrl,
    db,
    drop: async () => {
      await db.close()
      // What stands in an empty one is of the test itself.
      if (option !== '') await noteCalls(run, ownerUrl)
      await onCluster(cluster.ownerUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
