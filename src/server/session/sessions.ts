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
import type { Limits } from './limits.ts'
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
  | 'UMUR'

/** The live session of a user, as a second log-in must know it. */
export interface LiveSession {
  readonly perangkat: string
  /** The address that it was begun from, and when (ISO). */
  readonly alamat: string
  readonly mulai: string
  /** Milliseconds since its last sign of life. */
  readonly diam: number
}

/** What handlers may do with sessions. */
export interface Sessions {
  /** The wrong passwords that were tried here. */
  readonly guesses: Guesses
  /**
   * Starts a session and ends the user's earlier one: he came again, or has another password.
   * @returns the token, known only here
   */
  begin(
    userId: string,
    from: { perangkat: string; ip: string },
    why?: 'DIGANTIKAN' | 'PASSWORD',
  ): Promise<string>
  /** How long it may still last; undefined when it is not known here. */
  left(user: SignedIn, limits: Limits): number | undefined
  /** The user's live session, if there is one. */
  live(userId: string): Promise<LiveSession | undefined>
  /**
   * Whether the user has worked in this browser before; a browser without a name belongs to nobody.
   */
  knows(userId: string, perangkat: string): Promise<boolean>
  /** Ends the user's session, if any, everywhere. */
  end(userId: string, why: Ended): Promise<boolean>
  /** The user's name, level or language has changed: read it again at the next call. */
  forget(userId: string): void
}

/** How a session is asked for. */
export interface Asking {
  /** Milliseconds since a person used the page; undefined: the call is no sign of life. */
  readonly still: number | undefined
  /** Something is being saved: work that was begun may be finished. */
  readonly saving?: boolean
}

/** A session that is over, and why. */
export interface Over {
  readonly sebab: Ended
}

interface Kept {
  readonly user: SignedIn
  readonly begun: number
  /** When it last gave a sign of life, when it was last used, when that was last written down. */
  seen: number
  used: number
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
  readonly used: number
  readonly begun: number
  readonly sebab: Ended | null
}

/** How long after its longest life a session may still save. */
const graceMs = 10 * 60_000

/** Signs of life are written down this often at most: far below the two minutes of DOMAIN 8. */
const writeEveryMs = 15_000

/** A session that was not checked for longer is read again, whatever the bus says. */
const believedMs = 60_000

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Why a session is over; undefined: it goes on. */
function overOf(kept: Kept, now: number, limits: Limits, saving: boolean): Ended | undefined {
  if (now - kept.used > limits.idle) return 'DIAM'
  if (now - kept.begun > limits.life + (saving ? graceMs : 0)) return 'UMUR'
  return undefined
}

/**
 * Sessions are stored in the database; active ones are kept in memory while the bus reports their
 * end.
 */
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
   * The user of a token; with `still` the call is also a sign of life.
   * @param limitsOf how long this user's session may be unused, and how long it may last
   * @returns undefined for a token that never was one
   */
  async find(
    token: string,
    limitsOf: (user: SignedIn) => Promise<Limits>,
    asking: Asking = { still: 0 },
  ): Promise<SignedIn | Over | undefined> {
    const id = idOf(token)
    const kept = (this.#bus.up && this.#fresh(id)) || (await this.#load(id))
    if (!kept || 'sebab' in kept) return kept
    const now = this.#clock.millis()
    const limits = await limitsOf(kept.user)
    // Another server may have seen it since: only the database knows whether it was unused.
    const one = now - kept.used > limits.idle ? await this.#load(id) : kept
    if (!one || 'sebab' in one) return one
    const over = overOf(one, now, limits, asking.saving === true)
    if (over) {
      if (over !== 'UMUR' || now - one.begun > limits.life + graceMs)
        await this.end(one.user.user_id, over)
      return { sebab: over }
    }
    if (asking.still !== undefined) this.#see(id, one, now, asking.still)
    return one.user
  }

  /** It is one of the active sessions in memory: the database is not asked. */
  keeps(token: string): boolean {
    return this.#kept.has(idOf(token))
  }

  left({ id_sesi }: SignedIn, { life }: Limits): number | undefined {
    const kept = this.#kept.get(id_sesi)
    return kept && Math.max(0, kept.begun + life - this.#clock.millis())
  }

  /** A kept session that was checked recently: a broken line misleads for a minute at most. */
  #fresh(id: string): Kept | undefined {
    const kept = this.#kept.get(id)
    return kept && performance.now() - kept.read < believedMs ? kept : undefined
  }

  #see(id: string, kept: Kept, now: number, still: number): void {
    kept.seen = now
    // A clock that went back: times in the future are corrected at once.
    kept.used = Math.min(now, Math.max(kept.used, now - still))
    if (Math.abs(now - kept.written) < writeEveryMs) return
    kept.written = now
    const at = saatIni({ millis: () => now })
    const used = saatIni({ millis: () => kept.used })
    // Not waited for: a lost sign of life is followed by the next one.
    this.#db.chain
      .rows(sql`update sesi set terlihat = ${at}::timestamptz,
          dipakai = least(greatest(dipakai, ${used}::timestamptz), ${at}::timestamptz)
        where sidik_token = decode(${id}, 'hex') and berakhir_pada is null`)
      .catch(() => undefined)
  }

  async #load(id: string): Promise<Kept | Over | undefined> {
    const news = this.#news
    const row = await this.#db.chain.row<Row>(
      sql`select s.perangkat, u.user_id, u.usere_name, u.level, u.kode_toko, u.no_whatsapp, u.bahasa, u.tema,
          beda_akses(u.level, u.akses) as akses, u.sandi_oleh is not null as wajib_ganti,
          (extract(epoch from s.terlihat) * 1000)::bigint as seen,
          (extract(epoch from s.dipakai) * 1000)::bigint as used,
          (extract(epoch from s.mulai) * 1000)::bigint as begun,
          case when s.berakhir_pada is not null then s.sebab when u.diblokir then 'DIBLOKIR' end as sebab
        from sesi s join users u on u.user_id = s.user_id
        where s.sidik_token = decode(${id}, 'hex')`,
    )
    if (!row) return undefined
    const { akses, begun, seen, sebab, used, ...user } = row
    if (sebab) return { sebab }
    const tree = treeFor(this.#house, user.level, akses)
    const kept = {
      user: { ...user, id_sesi: id, akses: tree },
      begun,
      seen,
      used,
      written: seen,
      read: performance.now(),
    }
    if (news === this.#news) this.#kept.set(id, kept)
    return kept
  }

  async begin(
    userId: string,
    from: { perangkat: string; ip: string },
    why: 'DIGANTIKAN' | 'PASSWORD' = 'DIGANTIKAN',
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = saatIni(this.#clock)
    await this.#db.chain.transaction(async (tx) => {
      await tx.rows(sql`select from users where user_id = ${userId} for update`)
      await tx.rows(sql`update sesi set berakhir_pada = ${now}::timestamptz, sebab = ${why}
        where user_id = ${userId} and berakhir_pada is null`)
      await tx.rows(sql`insert into sesi (sidik_token, user_id, perangkat, alamat, mulai, terlihat,
          dipakai)
        values (decode(${idOf(token)}, 'hex'), ${userId}, ${from.perangkat}, ${from.ip},
          ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)`)
    })
    // A user who has changed his password gets the new token first; then his lines are cut.
    this.#bus.publish({ kind: 'sesi', to: userId, ...(why === 'PASSWORD' ? { event: why } : {}) })
    return token
  }

  async live(userId: string): Promise<LiveSession | undefined> {
    const row = await this.#db.chain.row<{
      id: string
      perangkat: string
      alamat: string
      mulai: string
      seen: number
    }>(
      sql`select encode(sidik_token, 'hex') as id, perangkat, coalesce(alamat, '') as alamat, mulai,
          (extract(epoch from terlihat) * 1000)::bigint as seen
        from sesi where user_id = ${userId} and berakhir_pada is null`,
    )
    if (!row) return undefined
    const now = this.#clock.millis()
    const here = this.#kept.get(row.id)?.seen ?? row.seen
    return {
      perangkat: row.perangkat,
      alamat: row.alamat,
      mulai: row.mulai,
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
