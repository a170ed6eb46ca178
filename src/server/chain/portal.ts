import { addressOf, type Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import type { Given } from './chain.ts'

/** How another server knows who asks. */
export interface Letterhead {
  readonly kodeToko: string
  readonly token: string
  readonly oleh: string
  readonly bahasa: Language
  readonly level?: string
  readonly kunci?: string
  readonly sabar?: number
}

export interface PortalAnswer {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
}

/** Somebody sits before the screen and waits. */
const patienceMs = 8_000

const asRecord = (value: unknown): PortalAnswer['json'] =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * One call to a shop on a server of its own.
 * @returns undefined when nobody answers there, or what answers is not one of us
 */
export async function sendToPortal(
  portal: string,
  endpoint: Endpoint,
  given: Given,
  { bahasa, kodeToko, kunci, level, oleh, sabar, token }: Letterhead,
): Promise<PortalAnswer | undefined> {
  const search = new URLSearchParams(given.query ?? {})
  const hasBody = endpoint.method !== 'GET' && given.body !== undefined
  const address = `${portal}${addressOf(endpoint, given.params)}${search.size > 0 ? `?${search.toString()}` : ''}`
  try {
    const answer = await fetch(address, {
      method: endpoint.method,
      redirect: 'error',
      signal: AbortSignal.timeout(sabar ?? patienceMs),
      headers: {
        'x-auth-token': token,
        'x-toko': kodeToko,
        'x-oleh': oleh,
        'x-bahasa': bahasa,
        ...(level === undefined ? {} : { 'x-level': level }),
        ...(kunci === undefined ? {} : { 'idempotency-key': kunci }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(given.body) } : {}),
    })
    const json = asRecord(await answer.json())
    return json['status'] === undefined ? undefined : { status: answer.status, json }
  } catch {
    return undefined
  }
}
