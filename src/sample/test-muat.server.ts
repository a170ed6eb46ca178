import { openDb, type Db } from '#server/db'
import type { FileStore } from '#server/files/store'
import { createTestDatabase } from '#server/test-database'
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
