import { addressOf, type Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import type { Given } from './chain.ts'
import { sealed } from './letter.ts'

/** The two shops of a call, and the clock. */
export interface Letterhead {
  readonly kodeToko: string
  readonly secret: string
  readonly waktu: number
  readonly oleh: string
  readonly bahasa: Language
  /** He works in that shop himself. */
  readonly orang?: boolean
  readonly kunci?: string
  readonly sabar?: number
}

export interface PortalAnswer {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
}

/** A person waits at the screen. */
const patienceMs = 8_000

const asRecord = (value: unknown): PortalAnswer['json'] =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The signed request, sent. @returns undefined when nobody answers there */
export async function postLetter(
  portal: string,
  endpoint: Endpoint,
  given: Given,
  { bahasa, kodeToko, kunci = '', oleh, orang = false, sabar, secret, waktu }: Letterhead,
): Promise<Response | undefined> {
  const search = new URLSearchParams(given.query ?? {})
  const body = endpoint.method === 'GET' ? undefined : given.body
  const { method } = endpoint
  const address = `${addressOf(endpoint, given.params)}${search.size > 0 ? `?${search.toString()}` : ''}`
  const letter = { method, address, body, toko: kodeToko, oleh, orang, kunci }
  try {
    return await fetch(`${portal}${address}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(sabar ?? patienceMs),
      headers: {
        ...sealed(secret, letter, waktu),
        'x-bahasa': bahasa,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return undefined
  }
}

/**
 * One call to a shop on a server of its own.
 * @returns undefined when nobody answers there, or what answers is not one of us
 */
export async function sendToPortal(
  portal: string,
  endpoint: Endpoint,
  given: Given,
  letterhead: Letterhead,
): Promise<PortalAnswer | undefined> {
  try {
    const answer = await postLetter(portal, endpoint, given, letterhead)
    if (!answer) return undefined
    const json = asRecord(await answer.json())
    return json['status'] === undefined ? undefined : { status: answer.status, json }
  } catch {
    return undefined
  }
}
