import { languageTag } from '#kernel/language'
import { readClock } from './clock.tsx'
import { createStore } from './store.tsx'
import { stillMs } from './lock.tsx'
import { deviceId, keep, kept } from './storage.tsx'
import { say, spokenLanguage } from './words.tsx'

/** What came from the server, or from the line to it, instead of data: a sentence to show. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  /** Sentences at fields, by their path in the body. */
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  constructor(
    message: string,
    facts: {
      readonly code: string
      readonly status: number
      readonly fields?: Readonly<Record<string, string>>
      readonly details?: Readonly<Record<string, unknown>>
    },
  ) {
    super(message)
    this.name = 'CallError'
    this.code = facts.code
    this.status = facts.status
    this.fields = facts.fields ?? {}
    this.details = facts.details ?? {}
  }
  /** True when it is unknown whether the server did it: the same intent may be sent again. */
  get unknown(): boolean {
    return this.code === noAnswer || this.status === 502 || this.status === 504
  }
}

/** Nobody is there, or the user has no right there. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallError && [403, 404, 422, 503].includes(error.status)

/** No answer within the time, or no way to the server at all. */
export const noAnswer = 'E-TANPA-JAWABAN'

/** An answer of DOMAIN 10. */
export interface Answer<A> {
  readonly data: A
  readonly message: string | undefined
  readonly count: number | undefined
  /** How many seconds old the data may be; undefined when it is of now. */
  readonly age: number | undefined
}

export interface Asked {
  readonly method: string
  readonly address: string
  readonly body?: unknown
  /** The key of a posting call: made once per intent, kept over retries. */
  readonly key?: string | undefined
  /** Numbers of approvals that were given for this very call (DOMAIN 7). */
  readonly approvals?: readonly string[] | undefined
  /** It only asks what it would post. */
  readonly preview?: boolean | undefined
  /** The last call of a page that is being left. */
  readonly keepalive?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** How many bytes of a file have come so far. */
  readonly onBytes?: ((bytes: number) => void) | undefined
  /** The name under which the live line says how far the file is. */
  readonly berkas?: string | undefined
  readonly milliseconds?: number
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Set by the application: what to do when the session is over ('Invalid Token', SPEC 8); why. */
export const onSessionOver = createStore<(sebab: string | undefined) => void>(() => undefined)

/** Set by the application: what to do when what a page shows is not there any more. */
export const onGone = createStore<() => void>(() => undefined)

/**
 * Whether a refusal says that the row is gone: DELETED in its text, as the specification's servers
 * say it (SPEC 8), or a row of ours that somebody else deleted before it was changed.
 */
export const saysGone = (method: string, text: string, code: unknown): boolean =>
  text.includes('DELETED') || (code === 'E-TIDAK-ADA' && ['PUT', 'DELETE'].includes(method))

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Calls that write and have no answer yet. */
const saves = new Set<Promise<unknown>>()
/** Long enough to show what was answered. */
const shownMs = 2_000

/** Waits until nothing is being saved any more. */
export async function savesDone(): Promise<void> {
  if (saves.size === 0) return
  await Promise.allSettled(saves)
  await sleep(shownMs)
}

let renewal: Promise<unknown> = Promise.resolve()
/** By then another tab has stored its new token. */
const otherTabMs = 300

/**
 * The answer brings another token. A call that is refused with the old one meanwhile waits for it.
 */
export async function renewing(
  answer: Promise<Answer<{ token: string }>>,
): Promise<Answer<unknown>> {
  const kept = answer.then((got) => {
    keep('token', got.data.token)
    return got
  })
  renewal = kept.catch(() => undefined)
  return kept
}

/** Was this token replaced while the call with it was under way? */
async function isReplaced(token: string): Promise<boolean> {
  await Promise.race([renewal, sleep(shownMs)])
  if (kept('token') === token) await sleep(otherTabMs)
  return ![null, token].includes(kept('token'))
}

const sessionOver = 'Invalid Token'

function headersOf(asked: Asked): Headers {
  const headers = new Headers({
    'accept-language': languageTag[spokenLanguage()],
    'x-perangkat': deviceId(),
    // An open page that asks by itself does not keep the session alive.
    'x-diam': String(Math.floor(stillMs() / 1_000)),
  })
  const token = kept('token')
  if (token) headers.set('x-auth-token', token)
  if (asked.key) headers.set('idempotency-key', asked.key)
  if (asked.approvals?.length) headers.set('x-otorisasi', asked.approvals.join(','))
  if (asked.berkas) headers.set('x-berkas', asked.berkas)
  if (asked.preview) headers.set('x-pratinjau', '1')
  if (asked.body !== undefined && !(asked.body instanceof FormData))
    headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(body: unknown): FormData | string | null {
  if (body === undefined) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

/** The error of a failed fetch: too slow, taken back by us, or no way to the server. */
function wayError(error: unknown): Error {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const slow = error instanceof DOMException && error.name === 'TimeoutError'
  const sentence = slow ? 'Koneksi bermasalah...' : 'Koneksi Bermasalah'
  return new CallError(say(sentence), { code: noAnswer, status: 0 })
}

async function fetched(asked: Asked): Promise<Response> {
  const timeout = AbortSignal.timeout(asked.milliseconds ?? 30_000)
  const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout
  const way = fetch(asked.address, {
    method: asked.method,
    headers: headersOf(asked),
    body: bodyOf(asked.body),
    signal,
    cache: 'no-store',
    keepalive: asked.keepalive ?? false,
  })
  if (asked.method !== 'GET') saves.add(way)
  try {
    const answer = await way
    readClock(answer)
    return answer
  } finally {
    saves.delete(way)
  }
}

/** Sends a request and gives the bare response of a success. */
export async function send(asked: Asked): Promise<Response> {
  const token = kept('token')
  try {
    const first = await fetched(asked)
    const again = first.status === 401 && token !== null && (await isReplaced(token))
    const response = again ? await fetched(asked) : first
    if (!response.ok) throw await refusalOf(response, asked.method)
    return response
  } catch (error) {
    throw error instanceof CallError ? error : wayError(error)
  }
}

function fieldsOf(value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const item of Array.isArray(value) ? value : []) {
    if (!isRecord(item)) continue
    const [field, message] = [textOf(item['field']), textOf(item['message'])]
    if (field !== undefined && message !== undefined) found[field] = message
  }
  return found
}

async function refusalOf(response: Response, method: string): Promise<CallError> {
  const text = await response.text()
  const json = jsonOf(text)
  const details = isRecord(json['details']) ? json['details'] : {}
  if (json['message'] === sessionOver || text === sessionOver || json['code'] === 'E-MASUK')
    onSessionOver.get()(textOf(details['sebab']))
  if (saysGone(method, text, json['code'])) onGone.get()()
  const fallback =
    response.status >= 502 ? 'Koneksi Bermasalah' : 'Terjadi Kesalahan Saat Request Data'
  return new CallError(textOf(json['message']) ?? say(fallback), {
    code: textOf(json['code']) ?? `E-${response.status}`,
    status: response.status,
    fields: fieldsOf(json['fields']),
    details,
  })
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text)
    return isRecord(json) ? json : {}
  } catch {
    return {}
  }
}

/** Sends a request whose answer is the JSON envelope. */
export async function request(asked: Asked): Promise<Answer<unknown>> {
  const response = await send(asked)
  let text: string
  try {
    text = await response.text()
  } catch (error) {
    throw wayError(error)
  }
  const json = jsonOf(text)
  return {
    data: json['data'],
    message: textOf(json['message']),
    count: typeof json['count'] === 'number' ? json['count'] : undefined,
    age: typeof json['umur_data'] === 'number' ? json['umur_data'] : undefined,
  }
}

/** A file from an answer, and the name that the server gave it. */
export interface Received {
  readonly blob: Blob
  readonly name: string
}

/** The bytes as they come. */
function counting(response: Response, onBytes: Asked['onBytes']): Response {
  if (onBytes === undefined || response.body === null) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, way) => {
      bytes += part.length
      onBytes(bytes)
      way.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(counter), { headers: response.headers })
}

/** Fetches a file: the token travels in a header only, so a file is never a plain link. */
export async function receive(asked: Asked): Promise<Received> {
  const response = await send({ milliseconds: 120_000, ...asked })
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'data'
  try {
    return { blob: await counting(response, asked.onBytes).blob(), name }
  } catch (error) {
    throw wayError(error) // it broke off: a short file is never shown
  }
}
