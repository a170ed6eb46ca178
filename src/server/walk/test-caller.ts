import { randomUUID } from 'node:crypto'
import { addressOf, type Arguments, type Endpoint } from '#kernel/endpoint'
import { group } from '#kernel/field'
import type { Level } from '#kernel/right'
import { decode, encode } from '#kernel/schema'
import type { TestAnswer, TestHttp } from '../test-http.ts'

export interface CallOptions {
  /** The Idempotency-Key; a new one when left out. */
  readonly key?: string
  readonly otorisasi?: readonly string[]
}

/** A call was refused where the test did not expect it. */
export class Refused extends Error {
  constructor({ method, path }: Endpoint, { status, text }: TestAnswer) {
    super(`${method} ${path}: ${status} ${text}`)
  }
}

type Given = { readonly params?: object; readonly query?: object; readonly body?: unknown }

const queryOf = ({ query }: Endpoint, given: object = {}): Record<string, string> => {
  const wire = Object.entries<unknown>(Object(encode(group(query ?? {}), given)))
  return Object.fromEntries(
    wire.flatMap(([name, value]) => (value == null ? [] : [[name, value as string]])),
  )
}

/** One person at the counter, who speaks in values of the house: milligrams, hundredths. */
export class Caller {
  readonly #http: TestHttp
  readonly token: string

  constructor(http: TestHttp, token: string) {
    this.#http = http
    this.token = token
  }

  /** A call of the contract; the answer as it came, refused or not. */
  try<K extends string, Q, B, A>(
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B>,
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const { body, params, query } = given as Given
    return this.#http.send(endpoint.method, addressOf(endpoint, { ...params }), {
      token: this.token,
      query: queryOf(endpoint, query),
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
    if (answer.status !== 200) throw new Refused(endpoint, answer)
    return decode(endpoint.answer, answer.json.data) as A
  }
}

/** Somebody of a shop, signed in. */
export async function signIn(
  http: TestHttp,
  userId: string,
  level: Level,
  kodeToko: string,
): Promise<Caller> {
  return new Caller(http, await http.token(userId, level, kodeToko))
}
