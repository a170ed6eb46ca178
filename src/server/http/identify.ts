import { sql } from 'kysely'
import type { Endpoint } from '#kernel/endpoint'
import { Refusal } from '#kernel/refusal'
import { servers } from '#kernel/right'
import { fromAfar } from '../chain/head-office.ts'
import { checkLetter, type SignedLetter } from '../chain/letter.ts'
import { actingIn } from '../chain/people.ts'
import { limitsIn, type Limits } from '../session/limits.ts'
import type { Asking, Ended } from '../session/sessions.ts'
import type { ShopFacts } from '../session/shops.ts'
import type { SignedIn } from '../session/signed-in.ts'
import { checkOpenInBranch } from './branch.ts'
import type { Engine } from './engine.ts'
import type { RawCall, Who } from './incoming.ts'
import { networkOf } from './network.ts'

const invalidToken = (sebab?: Ended): Refusal =>
  new Refusal('Invalid Token', { code: 'E-MASUK', ...(sebab ? { details: { sebab } } : {}) })
const tokenForm = /^[\w-]{43}$/

const noRight = (): Refusal => new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })

/**
 * The user of a token, and his shop. @throws Refusal E-MASUK, with the reason why the session is
 * over
 */
export async function identify(
  engine: Engine,
  token: string | undefined,
  asking: Asking,
): Promise<Who> {
  if (!token || !tokenForm.test(token)) throw invalidToken()
  let shop: ShopFacts | undefined
  const limitsOf = async ({ kode_toko }: SignedIn): Promise<Limits> => {
    const found = (shop = await engine.shops.find(kode_toko))
    return found ? limitsIn(engine.shops.reader(found)) : { idle: 0, life: 0 }
  }
  const user = await engine.sessions.find(token, limitsOf, asking)
  if (!user || 'sebab' in user) throw invalidToken(user?.sebab)
  if (!shop) throw invalidToken()
  return { user, shop }
}

/** A token that nobody has costs a look into the database: as much as so many calls. */
const strangeToken = 10

/** The same for a call that comes in: neither a user nor an address calls too often. */
export async function admit(engine: Engine, raw: RawCall, asking: Asking): Promise<Who> {
  const { rates } = engine
  const address = `@${networkOf(raw.facts.ip)}`
  if (!engine.sessions.keeps(raw.token ?? '')) rates.take(address, 0)
  try {
    const who = await identify(engine, raw.token, asking)
    rates.take(who.user.user_id)
    return who
  } catch (error) {
    if (error instanceof Refusal && error.code === 'E-MASUK') rates.take(address, strangeToken)
    throw error
  }
}

/**
 * Another server of the chain, in the shop that it names; the address may not name another. Who a
 * person of the head office is, the head office says at this moment, and never the letter.
 */
export async function identifyServer(
  engine: Engine,
  endpoint: Endpoint,
  letter: SignedLetter,
  raw: RawCall,
): Promise<Who> {
  const { language: bahasa = 'id', portal, readForm } = raw
  const { oleh, orang, toko: kodeToko } = letter
  checkLetter(engine.portalToken, letter, engine.clock.millis())
  const first = await engine.db.chain.row<{ baru: boolean }>(
    sql`select kencana.terima_surat(decode(${letter.tanda}, 'hex')) as baru`,
  )
  if (!first?.baru) throw new Refusal('Panggilan Ini Sudah Diterima', { code: 'E-MASUK' })
  const shop = kodeToko === '' ? undefined : await engine.shops.find(kodeToko)
  if (!shop || readForm || (portal !== undefined && portal !== kodeToko)) throw noRight()
  if (!orang) {
    const asks = endpoint.right !== servers && oleh !== ''
    const level = asks ? (await engine.people.find(oleh))?.level : undefined
    return { user: fromAfar(kodeToko, { oleh, level, bahasa }), shop }
  }
  if (shop.toko.pusat) throw noRight()
  checkOpenInBranch(engine, endpoint)
  const person = await engine.people.find(oleh)
  if (!person?.bekerja) throw noRight()
  const from = { bahasa, tema: 'SISTEM', perangkat: '' } as const
  return { shop, user: await actingIn(engine, shop, person, from) }
}
