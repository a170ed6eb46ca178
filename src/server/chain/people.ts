import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import type { House } from '#kernel/module'
import { levels, whoSees, type Level } from '#kernel/right'
import { workInBranches } from '#kernel/screen'
import type { Chain } from './chain.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import { checkGate, type GateFacts } from '../http/gate.ts'
import { treeFor } from '../session/akses.ts'
import type { Sessions } from '../session/sessions.ts'
import type { ShopFacts, Shops } from '../session/shops.ts'
import type { SignedIn } from '../session/signed-in.ts'

// A branch looks up itself who a person of the head office is: it does not trust the letter.

/** Somebody of the head office, as the head office knows him now. */
export interface PusatPerson {
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  /** He may work inside branches, and is signed in. */
  readonly bekerja: boolean
}

/**
 * May this person of the head office work inside branches? The access tree of the head office says
 * so.
 */
export function mayWorkInBranches({ house }: { readonly house: House }, facts: GateFacts): boolean {
  try {
    checkGate(house, { right: whoSees(workInBranches) }, facts)
    return facts.toko.pusat
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Row = Pick<SignedIn, 'user_id' | 'usere_name' | 'level' | 'kode_toko'> & {
  readonly akses: unknown
  readonly wajib_ganti: boolean
}

/** What the look-up of a person needs. */
interface Place {
  readonly db: Db
  readonly house: House
  readonly sessions: Sessions
}

/** Somebody of the head office of this database; undefined: nobody, blocked, or of a branch. */
export async function personHere(
  { db, house, sessions }: Place,
  userId: string,
  shopOf: (kodeToko: string) => Promise<Omit<GateFacts, 'user'> | undefined>,
): Promise<PusatPerson | undefined> {
  const row = await db.chain.row<Row>(sql`select u.user_id, u.usere_name, u.level, u.kode_toko,
      kencana.beda_akses(u.level, u.akses) as akses, u.sandi_oleh is not null as wajib_ganti
    from kencana.users u join kencana.toko t on t.kode_toko = u.kode_toko
    where u.user_id = ${userId} and not u.diblokir and t.jenis_toko = 'PUSAT'`)
  const shop = row && (await shopOf(row.kode_toko))
  if (!row || !shop) return undefined
  const { level, usere_name } = row
  const user = { ...row, akses: treeFor(house, level, row.akses) }
  const signedIn = (await sessions.live(userId)) !== undefined
  const bekerja = signedIn && mayWorkInBranches({ house }, { ...shop, user })
  return { user_id: userId, usere_name, level, bekerja }
}

/** The call by which a branch asks the head office; its module answers it by `personHere`. */
export const askPersonCall = 'POST portal/pengguna'

const told = z.object({
  user_id: z.string(),
  usere_name: z.string(),
  level: z.enum(levels),
  bekerja: z.boolean(),
})

/** How long the facts about a person are kept: as long as an ended session may still be used. */
const keptMs = 30_000

interface Around extends Place {
  readonly chain: Chain
  readonly clock: Clock
  readonly shops: Shops
}

/** The people of the head office, wherever it is. */
export class PusatPeople {
  readonly #engine: () => Around
  readonly #known = new Map<string, { readonly until: number; readonly person: PusatPerson }>()

  constructor(engine: () => Around) {
    this.#engine = engine
  }

  /** @throws Refusal when the head office is elsewhere and does not answer */
  async find(userId: string): Promise<PusatPerson | undefined> {
    const engine = this.#engine()
    const { chain, clock, shops } = engine
    if (userId === '') return undefined
    if (!chain.followsFromAfar)
      return personHere(engine, userId, async (kodeToko) => {
        const facts = await shops.find(kodeToko)
        return facts && { toko: facts.toko, isOn: (flag) => shops.isOn(facts, flag) }
      })
    const now = clock.millis()
    const known = this.#known.get(userId)
    if (known && known.until > now) return known.person
    const person = await this.#ask(userId, engine)
    if (this.#known.size > 1_000) this.#known.clear()
    if (person) this.#known.set(userId, { until: now + keptMs, person })
    return person
  }

  async #ask(userId: string, { chain }: Around): Promise<PusatPerson | undefined> {
    const asker = { oleh: '', bahasa: 'id' as const }
    const answer = await chain.askHeadOffice(askPersonCall, { body: { user_id: userId } }, asker)
    if (answer.ok) return told.safeParse(answer.data).data
    if (answer.code === 'E-TIDAK-ADA') return undefined
    throw new Refusal(answer.message, { code: answer.lagi ? 'E-KONEKSI' : 'E-HAK' })
  }
}

/** The name in the records of a branch for somebody who works there from the head office. */
const named = /^[a-z0-9][a-z0-9._-]{0,39}$/
export const nameFromPusat = (userId: string): string =>
  `pusat:${named.test(userId) ? userId : 'server'}`

/** Somebody of the head office at work in a branch: its rights of his level, and his name. */
export async function actingIn(
  { db, house }: Pick<Place, 'db' | 'house'>,
  { toko }: ShopFacts,
  { level, user_id, usere_name }: PusatPerson,
  from: { readonly bahasa: Language; readonly tema: SignedIn['tema']; readonly perangkat: string },
): Promise<SignedIn> {
  const row = await db.chain.row<{ akses: unknown }>(
    sql`select kencana.beda_akses(${level}, '{}') as akses`,
  )
  return {
    id_sesi: '',
    perangkat: from.perangkat,
    user_id: nameFromPusat(user_id),
    usere_name: `${usere_name} (PUSAT)`,
    level,
    kode_toko: toko.kode_toko,
    no_whatsapp: null,
    bahasa: from.bahasa,
    tema: from.tema,
    akses: treeFor(house, level, row?.akses),
    wajib_ganti: false,
    dariPusat: true,
  }
}
