import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { FileStore } from './files/store.ts'
import type { Bus } from './live/bus.ts'
import type { Live } from './live/live.ts'
import type { Outside } from './outside.ts'

/** What goes on by itself on every server: as long as it runs. */
export interface Worker {
  start(): void
  /** Begins nothing new; finishes what is under way. */
  stop(): Promise<void>
  /** Everything that is due now. @returns how many things were worked on */
  work(): Promise<number>
}

/** What came of a call that a worker gave. */
export interface Done {
  readonly ok: boolean
  readonly code: string
  readonly message: string
  readonly data: unknown
}

/** A worker's call, in a shop and under a name of its own. */
export interface Errand {
  readonly kodeToko: string
  /** In the records; no user has it. */
  readonly oleh: string
  readonly call: string
  readonly body: unknown
  /** The same key again is the same request. */
  readonly kunci: string
}
export type Robot = (errand: Errand) => Promise<Done>

/** What a module's worker is made of. */
export interface WorkPlace {
  readonly engine: {
    readonly db: Db
    readonly clock: Clock
    readonly files: FileStore
    readonly live: Live
    readonly log: Logger
    readonly outside: Outside
  }
  readonly bus: Pick<Bus, 'listen'>
  readonly robot: Robot
}
export type WorkerOf = (place: WorkPlace) => Worker
