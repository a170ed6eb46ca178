import fs from 'node:fs'
import path from 'node:path'
import { openDb, type Db } from '#server/db'
import { FolderStore } from '#server/files/folder-store'
import type { FileStore } from '#server/files/store'
import { startPostgres } from '#server/postgres/supervisor'
import { ensureAppRole } from '#server/roles'
import { createTestDatabase } from '#server/test-database'
import { copyDataDir } from '../../scripts/built-server.mjs'
import { house } from '../house.ts'
import { servedModules } from '../house.server.ts'
import { muatContoh, type ContohOptions } from './muat-contoh.server.ts'

// On this day a drawer once held less than a bill of the morning, and nothing was loaded.
const clock = { millis: () => Date.parse('2026-12-01T14:30:00+07:00') }

/** A loaded chain, and what was told meanwhile. */
export interface Loaded {
  readonly ownerUrl: string
  readonly owner: Db
  readonly options: ContohOptions
  readonly told: readonly string[]
  readonly hari: number
  readonly drop: () => Promise<void>
}

/** A chain of so many days in a database of its own. */
export async function load(size: {
  readonly hari: number
  readonly skala?: number
}): Promise<Loaded> {
  const database = await createTestDatabase()
  const files = new Map<string, Buffer>()
  const store: FileStore = {
    read: async (name) => files.get(name),
    write: async (name, bytes) => void (bytes && files.set(name, bytes)),
    names: async function* () {
      yield* files.keys()
    },
    tidy: async () => 0,
  }
  const told: string[] = []
  const options: ContohOptions = {
    db: database.db,
    house,
    modules: servedModules,
    files: store,
    clock,
    ...size,
    tell: (kalimat, persen) => void told.push(`${persen} ${kalimat}`),
  }
  await muatContoh(options)
  const owner = openDb(database.ownerUrl)
  const drop = async (): Promise<void> => {
    await owner.close()
    await database.drop()
  }
  return { ownerUrl: database.ownerUrl, owner, options, told, hari: size.hari, drop }
}

/** A copy of the chain that scripts/check.mjs has loaded, all of its ninety days. */
async function copyOf(chain: string): Promise<Loaded> {
  const dataDir = copyDataDir(chain)
  const postgres = await startPostgres({
    dataDir,
    logDir: path.join(dataDir, 'log'),
    say: () => undefined,
    settings: { fsync: 'off' },
  })
  const ownerUrl = postgres.urlFor('kencana')
  const owner = openDb(ownerUrl)
  const db = openDb(await ensureAppRole({ ownerUrl, secretFolder: dataDir }))
  const drop = async (): Promise<void> => {
    for (const one of [owner, db]) await one.close()
    await postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const files = new FolderStore(path.join(dataDir, 'files'))
  const options = { db, house, modules: servedModules, files }
  return { ownerUrl, owner, options, told: [], hari: 90, drop }
}

/** Without such a chain a third of its days: all that happens in ninety, in a third of the time. */
export const ready = (chain = process.env['TEST_CHAIN']): Promise<Loaded> =>
  chain === undefined ? load({ hari: 30 }) : copyOf(chain)
