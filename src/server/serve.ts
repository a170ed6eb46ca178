import type { RawBuilder } from 'kysely'
import type { Readable } from 'node:stream'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields, RowOf } from '#kernel/field'
import type { Language, Translate } from '#kernel/language'
import type { Master } from '#kernel/master'
import type { House, Modul } from '#kernel/module'
import type { Params } from '#kernel/refusal'
import type { Report } from '#kernel/report'
import type { ReadSetting } from '#kernel/setting'
import type { Tanggal, Zone } from '#kernel/tanggal'
import type { IsOn } from '#kernel/when'
import type { Chain } from './chain/chain.ts'
import type { Audits } from './audit/desk.ts'
import type { Backups } from './backup/desk.ts'
import type { Chore } from './chore.ts'
import type { Clock } from './clock.ts'
import type { MessengerConfig } from './courier/sender.ts'
import type { Db, Tx } from './db.ts'
import type { Preview } from './document/preview.ts'
import type { FileStore } from './files/store.ts'
import type { Live } from './live/live.ts'
import type { Outside } from './outside.ts'
import type { Pusher } from './push/push.ts'
import type { Reading } from './read-db.ts'
import type { ServerNames } from './server-names.ts'
import type { Sessions } from './session/sessions.ts'
import type { NotaDesign } from '#kernel/nota'
import type { SignedIn } from './session/signed-in.ts'
import type { SetupDesk } from './session/setup.ts'
import type { WorkerOf } from './worker.ts'

/** A font that a shop has uploaded for its papers. */
export interface HurufNota {
  readonly nama: string
  readonly tebal: boolean
  readonly versi: number
}

/** The shop the call works in. */
export interface Toko {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly no_hp: string | null
  readonly npwp: string | null
  /** The name that the tax office knows it by, where it is another. */
  readonly nama_pajak: string | null
  /** Pictures behind and on its notas. */
  readonly latar_nota: string | null
  readonly logo_nota: string | null
  /** Its own designs of papers, by 'kertas ukuran'. */
  readonly desain_nota: Readonly<Record<string, NotaDesign>> | null
  /** Its own fonts: the last version of each. */
  readonly huruf_nota: readonly HurufNota[] | null
  readonly zona: Zone
  readonly pusat: boolean
  /** The last known business date; a posting checks it again. */
  readonly tgl_system: Tanggal
  readonly buka: boolean
}

/** Where the call came from. */
export interface RequestFacts {
  readonly id: string
  readonly ip: string
  /** The name of ours by which the browser reached us, for addresses that are printed. */
  readonly origin: string
  /** The browser's id: that of its session, or the one in the header x-perangkat; '' for none. */
  readonly perangkat: string
  /** The text of a JSON body, and what its sender signed it with. */
  readonly naskah?: string | undefined
  readonly tanda?: string | undefined
  /** Or by the header X-Hub-Signature-256. */
  readonly tandaHub?: string | undefined
  /**
   * The token of somebody who is no user (header x-tamu), '' for none: a module that knows such
   * people looks at it in its public calls, and no other call does.
   */
  readonly tamu: string
  /** The name under which the caller hears how far its file is (header x-berkas). */
  readonly berkas?: string | undefined
}

/** A shop as a public call may look at it. */
export type OpenShop = Pick<Context, 'toko' | 'setting' | 'isOn'>

/** What a handler of a public call has. */
export interface PublicContext {
  readonly db: Db
  readonly house: House
  readonly clock: Clock
  readonly files: FileStore
  readonly live: Live
  /** Where reports are read: the replica, if there is one. */
  readonly reading: Reading
  /** The backups of this server. */
  readonly backups: Backups
  /** The audits of this server. */
  readonly audits: Audits
  /** The other shops, on this server or another. */
  readonly chain: Chain
  /** What the modules add to the writing of their masters. */
  readonly hooks: ServedHooks
  /** What the modules ask before a setting of theirs is changed. */
  readonly guards: ServedGuards
  /** The names of this server, as configured. */
  readonly names: ServerNames
  /** The calls that the modules answer, without those of masters and reports. */
  readonly calls: readonly Endpoint[]
  readonly sessions: Sessions
  readonly setup: SetupDesk
  /** A shop by its key, where there is one: its facts and settings. */
  shop(kodeToko: string): Promise<OpenShop | undefined>
  /** How this server sends messages to customers, with its secrets; undefined: it sends none. */
  readonly messenger: MessengerConfig | undefined
  /** Other programs that the modules speak to. */
  readonly outside: Outside
  /** Whether it can send them by e-mail. */
  readonly mailer: boolean
  /** What calls devices from afar, where that is configured. */
  readonly push: Pusher | undefined
  /** The program's version, as package.json has it. */
  readonly versi: string
  readonly language: Language
  readonly t: Translate
  readonly request: RequestFacts
}

/** What every other handler has. */
export interface Context extends PublicContext {
  readonly user: SignedIn
  readonly kodeToko: string
  readonly toko: Toko
  /** For a posting call: its Idempotency-Key as a uuid, and the digest of call and body. */
  readonly permintaan: { readonly kunci: string; readonly sidik: string } | undefined
  /** The approvals that the call presents (header x-otorisasi). */
  readonly otorisasi: readonly string[]
  /** It only asks what it would post (docs/adr/0299). */
  readonly preview: Preview | undefined
  /** A flag or parameter of the shop, by its definition in a module's `settings`. */
  readonly setting: ReadSetting
  /** Whether a flag is on, by the key that a definition names (`when`). */
  readonly isOn: IsOn
  /** The version of the shop's settings that `setting` read; a posting re-checks it. */
  readonly versiSetting: number
}

export type Keep = number | 'own'

/** An answer with a sentence or a count beside its data. */
export class Reply<A> {
  readonly data: A
  readonly message: string | undefined
  readonly params: Params
  readonly count: number | undefined
  /** Seconds by which the data may be older than now; undefined where it is of now. */
  readonly age: number | undefined
  /**
   * Of a call that is open to anyone: how many seconds anybody may keep it and pass it on; 'own':
   * only the caller may, and asks each time whether it has changed.
   */
  readonly keep: Keep | undefined
  constructor(data: A, options: ReplyOptions) {
    this.data = data
    this.message = options.message
    this.params = options.params ?? {}
    this.count = options.count
    this.age = options.age
    this.keep = options.keep
  }
}
interface ReplyOptions {
  readonly message?: string // a phrase
  readonly params?: Params
  readonly count?: number
  readonly age?: number
  readonly keep?: Keep
}
export const reply = <A>(data: A, options: ReplyOptions = {}): Reply<A> => new Reply(data, options)

interface FileOptions {
  readonly type: string
  readonly name: string
  readonly body: Buffer | Readable
  /** Shown by the browser instead of saved. */
  readonly inline?: boolean
  /** How many seconds a browser may keep it; by default none. */
  readonly keep?: number
}

/** An answer that is a file (an endpoint with `file`, or a list or report asked with `format`). */
export class FileReply {
  readonly type: string
  readonly name: string
  readonly body: Buffer | Readable
  readonly inline: boolean
  readonly keep: number
  constructor(options: FileOptions) {
    this.type = options.type
    this.name = options.name
    this.body = options.body
    this.inline = options.inline ?? false
    this.keep = options.keep ?? 0
  }
}
export const fileReply = (options: FileOptions): FileReply => new FileReply(options)

/** The one file of an endpoint with `upload`. */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What the call brought, checked: whole numbers of the house, not decimals of the wire. */
export interface Input<K extends string, Q, B> {
  readonly params: Readonly<Record<K, string>>
  readonly query: Q
  readonly body: B
  readonly upload: Upload | undefined
}

export type Answer<A> = A | Reply<A> | FileReply

/** A call and what answers it, with its types erased. */
export interface Handler {
  readonly endpoint: Endpoint
  readonly open: boolean // made by handlePublic
  /** One answer serves all who ask, until one of these is news. */
  readonly topics?: readonly string[]
  /** Checks the address before the body is read; throws a Refusal. */
  admit?(ctx: Context, params: Readonly<Record<string, string>>): void
  run(ctx: PublicContext, input: Input<string, unknown, unknown>): Promise<unknown>
}

type Run<C, K extends string, Q, B, A> = (
  ctx: C,
  input: Input<K, Q, B>,
) => Promise<Answer<NoInfer<A>>> | Answer<NoInfer<A>>

export const handle = <K extends string, Q, B, A>(
  endpoint: Endpoint<K, Q, B, A>,
  run: Run<Context, K, Q, B, A>,
  admit?: (ctx: Context, params: Readonly<Record<string, string>>) => void,
): Handler => ({
  endpoint,
  open: false,
  ...(admit ? { admit } : {}),
  run: async (ctx: Context, input: Input<K, Q, B>) => run(ctx, input),
})

/**
 * For endpoints whose right is `anyone`: there may be no user.
 * @param topics one answer serves all who ask the same, until one of these is news: only where it
 * depends on nothing but the question, the shop's settings and them
 */
export const handlePublic = <K extends string, Q, B, A>(
  endpoint: Endpoint<K, Q, B, A>,
  run: Run<PublicContext, K, Q, B, A>,
  topics?: readonly string[],
): Handler => ({
  endpoint,
  open: true,
  ...(topics ? { topics } : {}),
  run: async (ctx: PublicContext, input: Input<K, Q, B>) => run(ctx, input),
})

/**
 * A report and its one query, which gives all rows in order; the engine counts, totals, groups and
 * cuts them.
 */
export interface ServedReport {
  readonly report: Report
  query(
    this: void,
    filter: Readonly<Record<string, unknown>>,
    ctx: ReportContext,
  ): RawBuilder<unknown>
}

/** What a report's query may depend on. Row-level security chooses the shop, not the query. */
export interface ReportContext {
  readonly house: House
  readonly toko: Toko
  readonly user: SignedIn
  readonly setting: ReadSetting
  /** For texts that a row composes; a column with one word in a cell is a `choice`. */
  readonly t: Translate
}

export const serveReport = <F extends Fields, C extends Fields>(
  report: Report<F, C>,
  query: (filter: RowOf<F>, ctx: ReportContext) => RawBuilder<RowOf<C>>,
): ServedReport => ({ report, query })

/** What a module adds to the writing of one of its masters. Runs inside the transaction. */
export interface MasterHooks<R> {
  /** Throws a Refusal where a rule of the module says no. `before` is null for a new row. */
  check?(ctx: Context, tx: Tx, row: R, before: R | null): Promise<void> | void
  /** What else is written with the row. */
  written?(ctx: Context, tx: Tx, row: R, before: R | null): Promise<void>
  /** A remark about a row that was saved although something is odd; shown with the success. */
  odd?(ctx: Context, row: R): Promise<string | undefined>
  /** After the commit: copies of the row elsewhere are old now. */
  committed?(ctx: Context, row: R): void
  /** Before a row is deleted: throws a Refusal, or deletes what depends on the row. */
  removing?(ctx: Context, tx: Tx, row: R): Promise<void>
  /** After the commit of the delete. */
  removed?(ctx: Context): void
}
/** The hooks of all masters that have some. */
export type ServedHooks = ReadonlyMap<Master, MasterHooks<Readonly<Record<string, unknown>>>>

/** Before a setting is changed: throws a Refusal when the new value is impossible. */
export type SettingGuard = (ctx: Context, value: unknown) => Promise<void> | void
/** The guards of all settings that have one, by key. */
export type ServedGuards = ReadonlyMap<string, SettingGuard>

export interface ServedMaster {
  readonly master: Master
  readonly hooks: MasterHooks<Readonly<Record<string, unknown>>>
}
export const serveMaster = <F extends Fields>(
  master: Master<F>,
  hooks: MasterHooks<RowOf<F>>,
): ServedMaster => ({ master, hooks })

/** A module on the server: what answers its calls. Masters without hooks need no line here. */
export interface ServedModule {
  readonly modul: Modul
  readonly handlers: readonly Handler[]
  readonly reports: readonly ServedReport[]
  readonly masters: readonly ServedMaster[]
  readonly guards: Readonly<Record<string, SettingGuard>>
  /** What the module's SQL functions refuse with: code -> sentence (see document/refusals.ts). */
  readonly refusals: Readonly<Record<string, string>>
  /** What it does every day in every shop, by name; its own beside those of the house. */
  readonly chores: Readonly<Record<string, Chore>>
  /** What goes on by itself on every server. */
  readonly workers: readonly WorkerOf[]
}
/** The calls of a module: what it answers itself. Masters and reports bring their own. */
export const callsOfModule = ({ handlers }: ServedModule): readonly Endpoint[] =>
  handlers.map(({ endpoint }) => endpoint)

export const serveModule = (
  modul: Modul,
  served: Partial<Omit<ServedModule, 'modul'>> = {},
): ServedModule => ({
  modul,
  handlers: [],
  reports: [],
  masters: [],
  guards: {},
  refusals: {},
  chores: {},
  workers: [],
  ...served,
})
