import type { Field, Fields, RowOf } from './field.ts'
import { open } from './field.ts'
import type { Right } from './right.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The {keys} of a path. */
export type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? K | PathKeys<Rest>
  : never

/** One call: typed once, from which the client, the server's checks and OpenAPI follow. */
export interface Endpoint<K extends string = string, Q = unknown, B = unknown, A = unknown> {
  readonly method: Method
  readonly path: string //     below /api/v1/, with {keys}
  readonly summary: string //  one English line for OpenAPI
  readonly right: Right
  readonly when?: string //    flag: off = not found
  readonly query?: Fields
  readonly body?: Fields
  readonly answer: Field<A> // what stands under `data`
  readonly posting?: boolean // takes the header Idempotency-Key
  readonly partial?: boolean // an edit: without `versi` only what is sent is checked and changed
  readonly also?: Method //    a second verb the SPEC leaves open; a GET takes the body as query
  readonly reads?: boolean //  not a GET, but it only reads: it is given up when nobody waits for it
  readonly file?: boolean //   the answer is a file, not JSON
  readonly upload?: boolean // multipart: one file besides the fields
  /** Other servers of the chain may call it too: at a branch, or at the head office (DOMAIN 9). */
  readonly portal?: 'cabang' | 'pusat' | 'rantai' // rantai: at either of them
  readonly inBranch?: boolean // open to the head office while it works inside a branch (DOMAIN 12)
  readonly types?: { k: K; q: Q; b: B; a: A } // never read at run time
}

interface Draft<P extends string, Q extends Fields, B extends Fields, A> {
  readonly method: Method
  readonly path: P
  readonly summary: string
  readonly right: Right
  readonly when?: string
  readonly query?: Q
  readonly body?: B
  readonly answer?: Field<A>
  readonly posting?: boolean
  readonly partial?: boolean
  readonly also?: Method
  readonly reads?: boolean
  readonly file?: boolean
  readonly upload?: boolean
  readonly portal?: Endpoint['portal']
  readonly inBranch?: boolean
}

/** No answer but the sentence. */
export const nothing: Field<null> = { ...open({ label: '' }), value: null }

// A call without a query or body has none at all.
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- {} is what is meant
type None = Record<never, Field>

export const defineEndpoint = <
  const P extends string,
  A = null,
  Q extends Fields = None,
  B extends Fields = None,
>(
  draft: Draft<P, Q, B, A>,
): Endpoint<PathKeys<P>, RowOf<Q>, RowOf<B>, A> => ({ answer: nothing, ...draft }) as never

/** What a call takes: path keys, query and body, each only when it has any. */
export type Arguments<K extends string, Q, B> = ([K] extends [never]
  ? unknown
  : { params: Record<K, string> }) &
  ([keyof Q] extends [never] ? unknown : { query: Partial<Q> }) &
  ([keyof B] extends [never] ? unknown : { body: B })

/** What a call answers under `data`. */
export type AnswerOf<E extends { types?: { a: unknown } }> = NonNullable<E['types']>['a']

/** The address of a call, its keys filled in. */
export const addressOf = (
  endpoint: { path: string },
  params: Readonly<Record<string, string>> = {},
): string =>
  '/api/v1/' +
  endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
