import type { Endpoint } from '#kernel/endpoint'
import type { Language, Translate } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { fieldOn, type IsOn } from '#kernel/when'
import { checkPortal } from '../chain/head-office.ts'
import { openShop } from './open-shop.ts'
import { DatabaseRefusal } from '../db-errors.ts'
import { digestOf, keyOf, newId } from '../document/ids.ts'
import { answerKept, isStale } from '../document/post.ts'
import { unseen, type Preview } from '../document/preview.ts'
import { refusalOf } from '../document/refusals.ts'
import {
  FileReply,
  Reply,
  type Context,
  type Handler,
  type Input,
  type PublicContext,
  type RequestFacts,
} from '../serve.ts'
import { readingUntil } from '../read-db.ts'
import { saidOf, translator } from '../words.ts'
import { enterBranch, goOnTo } from './branch.ts'
import { readInTurn } from './body.ts'
import type { CallEngine, Engine } from './engine.ts'
import { checkGate, passes } from './gate.ts'
import { admit, identifyServer } from './identify.ts'
import type { Outcome, RawCall, Who } from './incoming.ts'
import { networkOf } from './network.ts'
import { checked, checkedKeys, fromTexts } from './wire.ts'

const publicContext = (engine: CallEngine, raw: RawCall, language: Language): PublicContext => ({
  db: engine.db,
  house: engine.house,
  clock: engine.clock,
  files: engine.files,
  live: engine.live,
  backups: engine.backups,
  messenger: engine.messenger,
  outside: engine.outside,
  mailer: engine.mailer,
  push: engine.push,
  audits: engine.audits,
  reading: engine.reading,
  chain: engine.chain,
  hooks: engine.hooks,
  guards: engine.guards,
  names: engine.names,
  calls: engine.calls,
  sessions: engine.sessions,
  setup: engine.setup,
  shop: (kodeToko) => openShop(engine.shops, kodeToko),
  versi: engine.versi,
  language,
  t: translator(language),
  request: raw.facts,
})

/** Another person, call or body under the same key is another request. */
function requestOf(endpoint: Endpoint, raw: RawCall, userId: string): Context['permintaan'] {
  if (!endpoint.posting && !(endpoint.portal && raw.key)) return undefined
  if (raw.key && raw.key.length > 200)
    throw new Refusal('Header Idempotency-Key Tidak Boleh Kosong', { code: 'E-ISI' })
  return {
    // Without a key it is posted once, and a repeat is another request (docs/adr/0152).
    kunci: raw.key && !raw.preview ? keyOf(raw.key) : newId(),
    sidik: digestOf([userId, endpoint.method, endpoint.path, raw.params, raw.query, raw.body]),
  }
}

/**
 * A call that only reads is given up when nobody waits for it any more; a call that writes goes on.
 */
const readingFor = (
  { db, reading }: CallEngine,
  { method, reads }: Endpoint,
  gone: AbortSignal | undefined,
): Partial<Pick<Context, 'db' | 'reading'>> =>
  gone
    ? {
        reading: readingUntil(reading, gone),
        ...(method === 'GET' || reads ? { db: db.until(gone) } : {}),
      }
    : {}

function contextFor(engine: CallEngine, endpoint: Endpoint, raw: RawCall, who: Who): Context {
  const { shop, user } = who
  return {
    ...publicContext(engine, raw, raw.language ?? user.bahasa),
    ...readingFor(engine, endpoint, raw.gone),
    request: { ...raw.facts, perangkat: user.perangkat },
    user,
    kodeToko: user.kode_toko,
    toko: shop.toko,
    permintaan: requestOf(endpoint, raw, user.user_id),
    otorisasi: raw.otorisasi,
    preview: undefined,
    ...raw.preview?.facts(engine),
    setting: engine.shops.reader(shop),
    isOn: (flag) => engine.shops.isOn(shop, flag),
    versiSetting: shop.versi,
  }
}

/** The flags of the caller's shop; without a user all are on. */
const flagsFor =
  ({ shops }: CallEngine, who: Who | undefined): IsOn =>
  (flag) =>
    who === undefined || shops.isOn(who.shop, flag)

/** An edit without the row's version concerns the fields it names; the others are not required. */
function fieldsSent({ body, partial }: Endpoint, sent: Readonly<Record<string, unknown>>) {
  if (!partial || !body || (sent['versi'] ?? '') !== '') return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(sent, name)))
}

/** Keys, query and body, checked: integers of the house. */
async function inputOf(
  endpoint: Endpoint,
  raw: RawCall,
  isOn: IsOn,
): Promise<Input<string, unknown, unknown>> {
  const form = await raw.readForm?.()
  const sent = form?.fields ?? raw.body ?? {}
  const texts = raw.texts || form !== undefined
  const body = texts && endpoint.body ? fromTexts(endpoint.body, asValues(sent)) : sent
  return {
    params: checkedKeys(raw.params),
    query: checked(
      endpoint.query,
      endpoint.query ? fromTexts(endpoint.query, raw.query) : {},
      isOn,
    ),
    body: checked(fieldsSent(endpoint, asValues(body)), body, isOn),
    upload: form?.upload,
  }
}

const asValues = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** The business date kept for a posting may be older than the books: read it again, once. */
async function rerun(
  engine: CallEngine,
  handler: Handler,
  raw: RawCall,
  who: Who,
): Promise<unknown> {
  const shop = (await engine.shops.load(who.user.kode_toko)) ?? who.shop
  const asNow = { ...who, shop }
  const ctx = contextFor(engine, handler.endpoint, raw, asNow)
  return handler.run(ctx, await inputOf(handler.endpoint, raw, flagsFor(engine, asNow)))
}

/** Runs a posting call: once more on a changed version; the same request again, the same answer. */
async function runPosting(
  engine: CallEngine,
  handler: Handler,
  raw: RawCall,
  who: Who,
): Promise<unknown> {
  const ctx = contextFor(engine, handler.endpoint, raw, who)
  const input = await inputOf(handler.endpoint, raw, flagsFor(engine, who))
  try {
    try {
      return await handler.run(ctx, input)
    } catch (error) {
      if (!isStale(error)) throw error
      return await rerun(engine, handler, raw, who)
    }
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof DatabaseRefusal)) throw error
    const kept = await answerKept(ctx)
    if (kept) return kept.answer
    throw error
  }
}

/**
 * Runs a call as somebody who is known already: the gate, the checks, the handler, a second try.
 * @param who undefined for a call that is open to anyone
 */
export async function runCall(
  engine: CallEngine,
  handler: Handler,
  raw: RawCall,
  who: Who | undefined,
): Promise<unknown> {
  const { endpoint } = handler
  const isOn = flagsFor(engine, who)
  if (!who)
    return handler.run(
      publicContext(engine, raw, raw.language ?? 'id'),
      await inputOf(endpoint, raw, isOn),
    )
  if (who.user.server) checkPortal(endpoint, { pusat: who.shop.toko.pusat, isOn })
  else
    checkGate(engine.house, endpoint, {
      user: who.user,
      toko: who.shop.toko,
      isOn,
    })
  if (endpoint.posting) return runPosting(engine, handler, raw, who)
  const ctx = contextFor(engine, endpoint, raw, who)
  handler.admit?.(ctx, checkedKeys(raw.params))
  const { readForm } = raw
  const inTurn = readForm && { readForm: () => readInTurn(who.user.user_id, readForm) }
  return handler.run(ctx, await inputOf(endpoint, { ...raw, ...inTurn }, isOn))
}

function success(endpoint: Endpoint, answer: unknown, t: Translate, isOn: IsOn): Outcome {
  if (answer instanceof FileReply) return { status: 200, file: answer }
  const said = answer instanceof Reply ? answer : new Reply(answer, {})
  const { age, count, data, keep, message, params } = said
  return {
    status: 200,
    ...(keep !== undefined && endpoint.right.kind === 'public' ? { keep } : {}),
    json: {
      status: 'success',
      data: encode(fieldOn(endpoint.answer, isOn), data ?? null),
      ...(message === undefined ? {} : { message: t(message, params) }),
      ...(count === undefined ? {} : { count }),
      ...(age === undefined ? {} : { umur_data: age }),
    },
  }
}

/** What the call would post, told to whoever may read it there. */
async function previewed(
  engine: Engine,
  handler: Handler,
  raw: RawCall & { readonly preview: Preview },
  who: Who | undefined,
): Promise<Outcome> {
  if (!handler.endpoint.posting || !who) throw noPosting()
  const facts = { user: who.user, toko: who.shop.toko, isOn: flagsFor(engine, who) }
  const data = await raw.preview.told(
    engine.house,
    (right) => passes(engine.house, right, facts),
    () => runCall(engine, handler, raw, who),
  )
  return { status: 200, json: { status: 'success', data } }
}

const noPosting = (): Refusal => new Refusal('Hanya Transaksi Yang Punya Jurnal', { code: 'E-ISI' })

const isPreview = (raw: RawCall): raw is RawCall & { readonly preview: Preview } =>
  raw.preview !== undefined

/** What the log says of a call: never its content. */
interface About {
  readonly call: string
  readonly user_id: string | undefined
  readonly kode_toko: string | undefined
}

const aboutOf = ({ endpoint: { method, path } }: Handler, who: Who | undefined): About => ({
  call: `${method} ${path}`,
  user_id: who?.user.user_id,
  kode_toko: who?.user.kode_toko,
})

/**
 * The envelope of an error; a bug is logged with the request's id, and the answer has that id only.
 */
export function failure(
  engine: Engine,
  error: unknown,
  t: Translate,
  { id }: RequestFacts,
  about?: About,
): Outcome {
  const refusal = refusalOf(error, engine.sentences)
  if (refusal) {
    if (refusal.status >= 500 || !(error instanceof Refusal || error instanceof DatabaseRefusal))
      engine.log.warn({ id, ...about, err: error }, 'refused by the database')
    const said = saidOf(refusal, t)
    const { detik } = refusal.params
    const wait = refusal.status === 429 && typeof detik === 'number' ? { retryAfter: detik } : {}
    const json = { status: 'error', code: refusal.code, ...said }
    return { status: refusal.status, json, ...wait }
  }
  engine.log.error({ id, ...about, err: error }, 'bug')
  const message = t('Terjadi Kesalahan Pada Server, Kode {{id}}', { id })
  return { status: 500, json: { status: 'error', code: 'E-SERVER', message } }
}

/** Answers a call of somebody who is known already. Never throws. */
export async function answerAs(
  engine: Engine,
  handler: Handler,
  raw: RawCall,
  who: Who | undefined,
): Promise<Outcome> {
  const t = translator(raw.language ?? who?.user.bahasa ?? 'id')
  try {
    if (isPreview(raw)) return await previewed(engine, handler, raw, who)
    const answer = await runCall(engine, handler, raw, who)
    return success(handler.endpoint, answer, t, flagsFor(engine, who))
  } catch (error) {
    return failure(engine, error, t, raw.facts, aboutOf(handler, who))
  }
}

/** Guests at an address use up nothing of those who sign in there. */
const bucketOf = ({ right }: Endpoint): string =>
  right.kind === 'public' && right.crowd ? 'guests' : ''

/**
 * Answers one call: identifies the user, checks right and input, runs the handler, makes the
 * envelope. Never throws.
 */
export async function answerCall(engine: Engine, handler: Handler, raw: RawCall): Promise<Outcome> {
  const { endpoint } = handler
  let who: Who | undefined
  try {
    if (handler.open) {
      engine.rates.take(`${bucketOf(endpoint)}@${networkOf(raw.facts.ip)}`)
      return await engine.kept.answer(handler, raw, () => answerAs(engine, handler, raw, undefined))
    }
    if (raw.letter)
      return await answerAs(
        engine,
        handler,
        raw,
        (who = await identifyServer(engine, endpoint, raw.letter, raw)),
      )
    who = await admit(engine, raw, {
      still: raw.still ?? 0,
      saving: endpoint.method !== 'GET',
    })
    if (raw.portal !== undefined && raw.portal !== who.user.kode_toko) {
      const there = await enterBranch(engine, endpoint, raw.portal, who)
      // The letter to another server does not say that it only asks.
      if (!('user' in there) && raw.preview) throw unseen()
      if (!('user' in there)) return await goOnTo(engine, there, endpoint, raw, who)
      who = there
    }
  } catch (error) {
    const t = translator(raw.language ?? who?.user.bahasa ?? 'id')
    return failure(engine, error, t, raw.facts, aboutOf(handler, who))
  }
  return answerAs(engine, handler, raw, who)
}
