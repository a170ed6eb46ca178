import type { Arguments, Endpoint } from '#kernel/endpoint'
import { group, type Field, type Fields } from '#kernel/field'
import { encode } from '#kernel/wire'
import type { Given } from './chain/chain.ts'
import { newId } from './document/ids.ts'
import { runCall } from './http/call.ts'
import type { RawCall } from './http/incoming.ts'
import type { CallEngine } from './http/engine.ts'
import { Reply, type Handler } from './serve.ts'
import type { SignedIn } from './session/signed-in.ts'

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const bundles = new WeakMap<Fields, Field>()

/**
 * Values of the house as they would come over the wire, so that they are checked as a request
 * is.
 */
function wireOf(fields: Fields | undefined, values: unknown): unknown {
  if (!fields) return values
  const bundle = bundles.get(fields) ?? group(fields)
  bundles.set(fields, bundle)
  return encode(bundle, values ?? {})
}

/**
 * A user's work without HTTP (the sample chain): every call goes through the same gate, checks and
 * second try as a request; only the log-in is left out.
 */
export class Desk {
  readonly #engine: CallEngine
  readonly #handlers: ReadonlyMap<string, Handler>

  constructor(engine: CallEngine, handlers: readonly Handler[]) {
    this.#engine = engine
    this.#handlers = new Map(handlers.map((handler) => [nameOf(handler.endpoint), handler]))
  }

  /** @param approvals numbers of approvals that the call presents */
  async ask<K extends string, Q, B, A>(
    user: SignedIn,
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B> & Given,
    approvals: readonly string[] = [],
  ): Promise<A> {
    const handler = this.#handlers.get(nameOf(endpoint))
    const shop = await this.#engine.shops.find(user.kode_toko)
    if (!handler || !shop) throw new Error(`${user.user_id} cannot call ${nameOf(endpoint)}`)
    const raw = rawCall(endpoint, given, approvals)
    const answer = await runCall(this.#engine, handler, raw, { user, shop })
    return (answer instanceof Reply ? answer.data : answer) as A
  }
}

const rawCall = (endpoint: Endpoint, given: Given, otorisasi: readonly string[]): RawCall => ({
  token: undefined,
  portal: undefined,
  letter: undefined,
  language: undefined,
  params: given.params ?? {},
  query: given.query ?? {},
  body: wireOf(endpoint.body, given.body),
  texts: false,
  readForm: undefined,
  key: endpoint.posting ? newId() : undefined,
  otorisasi,
  facts: { id: 'meja', ip: '', origin: '', perangkat: 'CONTOH', tamu: '' },
})
