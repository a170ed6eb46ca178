import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#kernel/language'
import type { House } from '#kernel/module'
import type { Level } from '#kernel/right'
import { saatIni, type Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { Bus } from '../live/bus.ts'
import { treeFor } from './akses.ts'
import { Guesses } from './guesses.ts'
import type { SignedIn, Tema } from './signed-in.ts'

/** Why a session ended; kept beside it. */
export type Ended =
  | 'KELUAR'
  | 'DIKELUARKAN'
  | 'DIAM'
  | 'DIGANTIKAN'
  | 'DIBLOKIR'
  | 'PASSWORD'
  | 'PULIH'

/** The live session of a user, as a second log-in must know it. */
export interface LiveSession {
  readonly perangkat: string
  /** Milliseconds since its last sign of life. */
  readonly diam: number
}

/** What handlers may do with sessions. */
export interface Sessions {
  /** The passwords that were tried here in vain. */
  readonly guesses: Guesses
  /** Starts a session and ends the user's earlier one. @returns the token, known only here. */
  begin(userId: string, from: { perangkat: string; ip: string }): Promise<string>
  /** The user's live session, if there is one. */
  live(userId: string): Promise<LiveSession | undefined>
  /** Whether the user has been at work in this browser before; one without a name is nobody's. */
  knows(userId: string, perangkat: string): Promise<boolean>
  /** Ends the user's session, if any, everywhere. */
  end(userId: string, why: Ended): Promise<boolean>
  /** The user's name, level or language is another now: read it again at the next call. */
  forget(userId: string): void
}

interface Kept {
  readonly user: SignedIn
  /** When it last gave a sign of life, and when that was last written down. */
  seen: number
  written: number
  /** When it was read, by the process's own clock. */
  readonly read: number
}

interface Row {
  readonly perangkat: string
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly kode_toko: string
  readonly no_whatsapp: string | null
  readonly bahasa: Language
  readonly tema: Tema
  readonly akses: unknown
  readonly wajib_ganti: boolean
  readonly seen: number
}

/** Signs of life are written down this often at most: far below the two minutes of DOMAIN 8. */
const writeEveryMs = 15_000

/** A session that was not looked at for longer is read again, whatever the bus tells. */
const believedMs = 60_000

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sessions live in the database; those at work are kept here while the bus tells of their end. */
export class SessionBook implements Sessions {
  readonly guesses: Guesses
  readonly #db: Db
  readonly #bus: Bus
  readonly #clock: Clock
  readonly #house: House
  readonly #kept = new Map<string, Kept>()
  #news = 0

  constructor(db: Db, bus: Bus, clock: Clock, house: House) {
    this.#db = db
    this.#bus = bus
    this.#clock = clock
    this.#house = house
    this.guesses = new Guesses(db, clock)
    bus.onGap(() => this.#drop(() => true))
    bus.listen(({ kind, to }) => {
      if (kind === 'sesi') this.#drop((kept) => kept.user.user_id === to)
    })
  }

  #drop(which: (kept: Kept) => boolean): void {
    this.#news += 1
    for (const [id, kept] of this.#kept) if (which(kept)) this.#kept.delete(id)
  }

  /**
   * Whose token it is, and a sign of life.
   * @param idleMs how long a session may be silent before it is over
   */
  async find(
    token: string,
    idleMs: (user: SignedIn) => Promise<number>,
  ): Promise<SignedIn | undefined> {
    const id = idOf(token)
    const kept = (this.#bus.up && this.#fresh(id)) || (await this.#load(id))
    if (!kept) return undefined
    const now = this.#clock.millis()
    const limit = await idleMs(kept.user)
    // Another server may have seen it since: only the database knows that it was silent.
    const silent = now - kept.seen > limit ? await this.#load(id) : kept
    if (!silent || now - silent.seen > limit) {
      if (silent) await this.end(silent.user.user_id, 'DIAM')
      return undefined
    }
    this.#see(id, silent, now)
    return silent.user
  }

  /** What is kept and was looked at not long ago: a line that lies lies for a minute at most. */
  #fresh(id: string): Kept | undefined {
    const kept = this.#kept.get(id)
    return kept && performance.now() - kept.read < believedMs ? kept : undefined
  }

  #see(id: string, kept: Kept, now: number): void {
    kept.seen = now
    // A clock that went back: what lies ahead of it is set right at once.
    if (Math.abs(now - kept.written) < writeEveryMs) return
    kept.written = now
    const at = saatIni({ millis: () => now })
    // Not waited for: a lost sign of life is followed by the next one.
    this.#db.chain
      .rows(sql`update sesi set terlihat = ${at}::timestamptz
        where sidik_token = decode(${id}, 'hex') and berakhir_pada is null`)
      .catch(() => undefined)
  }

  async #load(id: string): Promise<Kept | undefined> {
    const news = this.#news
    const row = await this.#db.chain.row<Row>(
      sql`select s.perangkat, u.user_id, u.usere_name, u.level, u.kode_toko, u.no_whatsapp, u.bahasa, u.tema,
          beda_akses(u.level, u.akses) as akses, u.sandi_oleh is not null as wajib_ganti, (extract(epoch from s.terlihat) * 1000)::bigint as seen
        from sesi s join users u on u.user_id = s.user_id
        where s.sidik_token = decode(${id}, 'hex') and s.berakhir_pada is null and not u.diblokir`,
    )
    if (!row) return undefined
    const { seen, akses, ...user } = row
    const tree = treeFor(this.#house, user.level, akses)
    const kept = {
      user: { ...user, id_sesi: id, akses: tree },
      seen,
      written: seen,
      read: performance.now(),
    }
    if (news === this.#news) this.#kept.set(id, kept)
    return kept
  }

  async begin(userId: string, from: { perangkat: string; ip: string }): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = saatIni(this.#clock)
    await this.#db.chain.transaction(async (tx) => {
      await tx.rows(sql`select from users where user_id = ${userId} for update`)
      await tx.rows(sql`update sesi set berakhir_pada = ${now}::timestamptz, sebab = 'DIGANTIKAN'
        where user_id = ${userId} and berakhir_pada is null`)
      await tx.rows(sql`insert into sesi (sidik_token, user_id, perangkat, alamat, mulai, terlihat)
        values (decode(${idOf(token)}, 'hex'), ${userId}, ${from.perangkat}, ${from.ip},
          ${now}::timestamptz, ${now}::timestamptz)`)
    })
    this.forget(userId)
    return token
  }

  async live(userId: string): Promise<LiveSession | undefined> {
    const row = await this.#db.chain.row<{ id: string; perangkat: string; seen: number }>(
      sql`select encode(sidik_token, 'hex') as id, perangkat,
          (extract(epoch from terlihat) * 1000)::bigint as seen
        from sesi where user_id = ${userId} and berakhir_pada is null`,
    )
    if (!row) return undefined
    const now = this.#clock.millis()
    const here = this.#kept.get(row.id)?.seen ?? row.seen
    return {
      perangkat: row.perangkat,
      diam: Math.min(Math.abs(now - row.seen), Math.abs(now - here)),
    }
  }

  async knows(userId: string, perangkat: string): Promise<boolean> {
    if (perangkat === '') return false
    const row = await this.#db.chain.row<{ kenal: boolean }>(
      sql`select exists (select from sesi where user_id = ${userId}
        and perangkat = ${perangkat}) as kenal`,
    )
    return row?.kenal === true
  }

  async end(userId: string, why: Ended): Promise<boolean> {
    const ended = await this.#db.chain.rows(
      sql`update sesi set berakhir_pada = ${saatIni(this.#clock)}::timestamptz, sebab = ${why}
        where user_id = ${userId} and berakhir_pada is null returning 1`,
    )
    this.forget(userId)
    return ended.length > 0
  }

  forget(userId: string): void {
    this.#bus.publish({ kind: 'sesi', to: userId })
  }
}
