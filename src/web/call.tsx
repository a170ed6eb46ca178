import { useRef } from 'react'
import { addressOf, type Arguments, type Endpoint } from '#kernel/endpoint'
import { group, type Field, type Fields } from '#kernel/field'
import { decode, encode } from '#kernel/wire'
import { baseOf } from './branch.tsx'
import { randomId } from './random-id.tsx'
import { receive, request, type Answer, type Asked, type Received } from './request.tsx'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The key of the intent; every posting call needs one (useIntent). */
  readonly key?: string
  /** Approvals that were given for this very call: its repetition presents them. */
  readonly approvals?: readonly string[]
  /** The call only asks what it would post, and this gets the answer; it ends by `Previewed`. */
  readonly preview?: (data: unknown) => void
  /** The page may be gone before the answer: a draft on its way at pagehide. */
  readonly keepalive?: boolean
  /** The multipart file of an upload, sent beside the body's fields. */
  readonly file?: File
  /** How many bytes of a file have come so far. */
  readonly onBytes?: (bytes: number) => void
  /** The name under which the live line says how far the file is. */
  readonly berkas?: string
  readonly milliseconds?: number
}

/** A call that only asked: nothing of what follows a success happens. */
export class Previewed extends Error {
  override readonly name = 'Previewed'
}

type Given = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const bundles = new WeakMap<Fields, Field>()

/** The values of a bundle of fields as JSON of the wire: milligrams -> grams. */
export function toWire(fields: Fields, values: unknown): Readonly<Record<string, unknown>> {
  const bundle = bundles.get(fields) ?? group(fields)
  bundles.set(fields, bundle)
  const wire = encode(bundle, values)
  return typeof wire === 'object' && wire !== null ? { ...wire } : {}
}

function searchOf(endpoint: Endpoint, query: Given['query']): string {
  if (query === undefined) return ''
  const wire = endpoint.query ? toWire(endpoint.query, query) : query
  const given = Object.entries(wire).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search.toString()}` : ''
}

function bodyOf(endpoint: Endpoint, body: unknown, file: File | undefined): unknown {
  const wire = endpoint.body && body !== undefined ? toWire(endpoint.body, body) : body
  if (file === undefined) return wire
  const form = new FormData()
  for (const [name, value] of Object.entries(wire ?? {}))
    if (value !== null && value !== undefined) form.append(name, String(value))
  form.append('image', file) // SPEC 7: 'a multipart POST sends image and ...'
  return form
}

function asked(endpoint: Endpoint, given: Given, options: CallOptions): Asked {
  if (endpoint.posting && !options.key)
    throw new Error(`${endpoint.path} posts: give it the key of an intent (useIntent)`)
  return {
    method: endpoint.method,
    address: baseOf(endpoint) + addressOf(endpoint, given.params) + searchOf(endpoint, given.query),
    body: bodyOf(endpoint, given.body, options.file),
    key: options.key,
    approvals: options.approvals,
    preview: options.preview !== undefined,
    keepalive: options.keepalive,
    signal: options.signal,
    onBytes: options.onBytes,
    berkas: options.berkas,
    ...(options.milliseconds ? { milliseconds: options.milliseconds } : {}),
  }
}

/**
 * Calls the server: typed by the endpoint's definition; integers inside, JSON of the wire outside.
 * @throws CallError with the sentence to show.
 */
export async function call<K extends string, Q, B, A>(
  endpoint: Endpoint<K, Q, B, A>,
  given: Arguments<K, Q, B> & Given,
  options: CallOptions = {},
): Promise<Answer<A>> {
  const answer = await request(asked(endpoint, given, options))
  if (options.preview) {
    options.preview(answer.data)
    throw new Previewed()
  }
  return { ...answer, data: decode(endpoint.answer, answer.data) as A }
}

/** Calls for a file: a picture, a PDF, a sheet. */
export async function callFile<K extends string, Q, B, A>(
  endpoint: Endpoint<K, Q, B, A>,
  given: Arguments<K, Q, B> & Given,
  options: CallOptions = {},
): Promise<Received> {
  return receive(asked(endpoint, given, options))
}

/** One intent of a person (save this note). Its key is kept until the server has accepted it. */
export interface Intent {
  /** The same key for every try of this intent. */
  readonly key: () => string
  /** The intent is done; the next call is another one. */
  readonly settle: () => void
}

export function useIntent(): Intent {
  const key = useRef<string>(undefined)
  return {
    key: () => (key.current ??= randomId()),
    settle: () => {
      key.current = undefined
    },
  }
}
