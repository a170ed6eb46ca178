import type { Logger } from 'pino'
import type { House } from '#kernel/module'
import type { Db } from './db.ts'
import type { FileStore } from './files/store.ts'

/** What the housekeeping works with. */
export interface Household {
  readonly db: Db
  readonly house: House
  readonly files: FileStore
  readonly log: Logger
  /** Chores of the modules, by name. */
  readonly chores?: Readonly<Record<string, Chore>>
}

/** Deletes at most so many things of one shop; fewer means that there are no more. */
export type Chore = (of: Household, kodeToko: string, most: number) => Promise<number>
