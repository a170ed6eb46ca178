import { randomUUID } from 'node:crypto'
import { addressOf, type Arguments, type Endpoint } from '#kernel/endpoint'
import { group } from '#kernel/field'
import { decode, encode } from '#kernel/schema'

/** What came back: the status, the envelope if it was one, and the bytes. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly json: Envelope
  readonly bytes: Buffer
}

/** The envelope of DOMAIN 10. */
export interface Envelope {
  readonly status?: string
  readonly code?: string
  readonly message?: string
  readonly data?: unknown
  readonly count?: number
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
  readonly details?: Readonly<Record<string, unknown>>
}

/** A request as it goes over the wire, valid or not. */
export interface Wire {
  readonly method: string
  /** From the server's root: /api/v1/..., /portal/GS1/api/v1/... */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, unless it is a text or a form already. */
  readonly body?: unknown
}

export interface CallOptions {
  /** The Idempotency-Key; a new one when left out. */
  readonly key?: string
  readonly otorisasi?: readonly string[]
}

/** A call was refused where the test did not expect it. */
export class Refused extends Error {
  readonly answer: Answer
  constructor(what: string, answer: Answer) {
    super(`${what}: ${answer.status} ${answer.json.message ?? ''} ${JSON.stringify(answer.json)}`)
    this.answer = answer
  }
}

const envelopeOf = (type: string, bytes: Buffer): Envelope =>
  type.startsWith('application/json') ? JSON.parse(bytes.toString('utf8')) : {}

type Given = { readonly params?: object; readonly query?: object; readonly body?: unknown }

/** One person at the counter: his token, his device, and the calls he makes over HTTP. */
export class Caller {
  readonly origin: string
  readonly token: string | undefined

  constructor(origin: string, token?: string) {
    this.origin = origin
    this.token = token
  }

  async send({ address, body, headers, method }: Wire): Promise<Answer> {
    const plain = typeof body === 'string' || body instanceof FormData
    const response = await fetch(this.origin + address, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { 'x-auth-token': this.token }),
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, json: envelopeOf(type, bytes), bytes }
  }

  /** A call of the contract, its values those of the house; the answer as it came. */
  try<K extends string, Q, B, A>(
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B>,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { body, params, query } = given as Given
    const asked = new URLSearchParams(
      Object.entries((encode(group(endpoint.query ?? {}), query ?? {}) as object) ?? {}).flatMap(
        ([name, value]): [string, string][] => (value == null ? [] : [[name, String(value)]]),
      ),
    )
    return this.send({
      method: endpoint.method,
      address: addressOf(endpoint, { ...params }) + (asked.size > 0 ? `?${asked.toString()}` : ''),
      headers: {
        ...(endpoint.posting ? { 'idempotency-key': options.key ?? randomUUID() } : {}),
        ...(options.otorisasi ? { 'x-otorisasi': options.otorisasi.join(' ') } : {}),
      },
      ...(body === undefined ? {} : { body: encode(group(endpoint.body ?? {}), body) }),
    })
  }

  /** The same, and its data. @throws Refused when it is no success. */
  async call<K extends string, Q, B, A>(
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B>,
    options: CallOptions = {},
  ): Promise<A> {
    const answer = await this.try(endpoint, given, options)
    if (answer.status !== 200) throw new Refused(`${endpoint.method} ${endpoint.path}`, answer)
    return decode(endpoint.answer, answer.json.data) as A
  }
}
