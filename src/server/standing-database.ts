import fs from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'
import { startEmbedded } from './database.ts'
import { StartProblem } from './start-problem.ts'

/** A database that a command works on, whether a server runs on it or not. */
export interface StandingDatabase {
  readonly ownerUrl: string
  /** Leaves it as it was found: running if a server uses it, else stopped. */
  done(): Promise<void>
}

/** The database of the data folder: the one that a server runs there, else our own for a moment. */
async function embedded(dataDir: string): Promise<StandingDatabase> {
  const root = path.resolve(dataDir)
  if (!fs.existsSync(path.join(root, 'pg'))) {
    throw new StartProblem(`Di ${root} tidak ada database. Isi DATA_DIR atau DATABASE_URL.`)
  }
  const log = path.join(root, 'log')
  fs.mkdirSync(log, { recursive: true, mode: 0o700 })
  const { ownerUrl, postgres } = await startEmbedded({ root, log }, () => undefined)
  if (postgres.adopted) return { ownerUrl, done: async () => postgres.letGo() }
  return { ownerUrl, done: () => postgres.stop() }
}

export const openStanding = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<StandingDatabase> =>
  config.databaseUrl === undefined
    ? embedded(config.dataDir)
    : { ownerUrl: config.databaseUrl, done: async () => undefined }
