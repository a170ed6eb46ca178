import type { Logger } from 'pino'
import type { House } from '#kernel/module'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { Sentences } from '../document/refusals.ts'
import type { FileStore } from '../files/store.ts'
import type { Live } from '../live/live.ts'
import type { SessionBook } from '../session/sessions.ts'
import type { SetupDesk } from '../session/setup.ts'
import type { Shops } from '../session/shops.ts'

/** Everything a call may stand on, made once at the start. */
export interface Engine {
  readonly db: Db
  readonly house: House
  readonly clock: Clock
  readonly files: FileStore
  readonly live: Live
  readonly sessions: SessionBook
  readonly shops: Shops
  readonly setup: SetupDesk
  readonly sentences: Sentences
  readonly log: Logger
  readonly versi: string
  /** The public address of the server (ORIGIN), where it is known. */
  readonly origin: string | undefined
}
