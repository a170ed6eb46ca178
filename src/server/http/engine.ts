import type { Logger } from 'pino'
import type { Endpoint } from '#kernel/endpoint'
import type { Pusher } from '../push/push.ts'
import type { House } from '#kernel/module'
import type { Chain } from '../chain/chain.ts'
import type { PusatPeople } from '../chain/people.ts'
import type { Audits } from '../audit/desk.ts'
import type { Backups } from '../backup/desk.ts'
import type { Chore } from '../chore.ts'
import type { Clock } from '../clock.ts'
import type { MessengerConfig } from '../courier/sender.ts'
import type { Db } from '../db.ts'
import type { Sentences } from '../document/refusals.ts'
import type { Outside } from '../outside.ts'
import type { Reading } from '../read-db.ts'
import type { FileStore } from '../files/store.ts'
import type { Live } from '../live/live.ts'
import type { ServedGuards, ServedHooks } from '../serve.ts'
import type { ServerNames } from '../server-names.ts'
import type { SessionBook, Sessions } from '../session/sessions.ts'
import type { SetupDesk } from '../session/setup.ts'
import type { Shops } from '../session/shops.ts'
import type { CallRates } from './call-rates.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** What a call needs, whether it comes by a request or from a program that works as a user. */
export interface CallEngine {
  readonly db: Db
  readonly house: House
  readonly clock: Clock
  readonly files: FileStore
  readonly live: Live
  readonly backups: Backups
  readonly audits: Audits
  readonly reading: Reading
  readonly chain: Chain
  readonly hooks: ServedHooks
  readonly guards: ServedGuards
  readonly names: ServerNames
  readonly calls: readonly Endpoint[]
  readonly sessions: Sessions
  readonly shops: Shops
  readonly setup: SetupDesk
  /** How this server sends messages to customers, with its secrets; undefined: it sends none. */
  readonly messenger: MessengerConfig | undefined
  /** Other programs that the modules speak to. */
  readonly outside: Outside
  /** Whether it can send them by e-mail. */
  readonly mailer: boolean
  /** What calls devices from afar, where that is configured. */
  readonly push: Pusher | undefined
  readonly versi: string
}

/** Everything of a server, made once at the start. */
export interface Engine extends CallEngine {
  readonly sessions: SessionBook
  readonly sentences: Sentences
  readonly log: Logger
  /** What the modules do every day. */
  readonly chores: Readonly<Record<string, Chore>>
  /** The public address of the server (ORIGIN), where it is known. */
  readonly origin: string | undefined
  /** How often somebody may call. */
  readonly rates: CallRates
  readonly kept: KeptAnswers
  /** Looks up people of the head office. */
  readonly people: PusatPeople
  /** The secret by which servers of the chain know each other (PORTAL_TOKEN). */
  readonly portalToken: string | undefined
}
