import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Method } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import type { SignedLetter } from '../chain/letter.ts'
import type { FileReply, Handler } from '../serve.ts'
import type { ServerNames } from '../server-names.ts'
import { languageOf } from '../words.ts'
import { Preview } from '../document/preview.ts'
import { readForm, textOfBody } from './body.ts'
import { answerCall } from './call.ts'
import type { Outcome, RawCall } from './incoming.ts'
import type { Engine } from './engine.ts'

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const asValues = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The shop of the address /portal/{kode_toko}/ that a request came to. */
const portals = new WeakMap<IncomingMessage, string>()
export const portalOf = ({ raw }: FastifyRequest): string | undefined => portals.get(raw)

/**
 * A call behind the portal of a shop is the call itself, and its shop is noted: one route for both
 * addresses, so that a server starts in half the time. For Fastify's `rewriteUrl`.
 */
export function withoutPortal(request: IncomingMessage): string {
  const address = request.url ?? '/'
  const [, key, call] = /^\/portal\/([^/?]{1,200})(\/api\/v1\/.*)$/.exec(address) ?? []
  if (key === undefined || call === undefined) return address
  try {
    portals.set(request, decodeURIComponent(key))
    return call
  } catch {
    return address // no address of ours has a broken %
  }
}

/** An invalid Host header is ignored. */
const hostOf = ({ host }: FastifyRequest): string =>
  /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(host) ? host : 'localhost'

export const factsOf = (request: FastifyRequest, names: ServerNames): RawCall['facts'] => ({
  id: request.id,
  ip: request.ip,
  origin: names.originOf(`${request.protocol}://${hostOf(request)}`),
  perangkat: (headerOf(request, 'x-perangkat') ?? '').slice(0, 100),
  naskah: textOfBody(request),
  tanda: headerOf(request, 'authorization'),
  tandaHub: headerOf(request, 'x-hub-signature-256'),
  tamu: (headerOf(request, 'x-tamu') ?? '').slice(0, 100),
  berkas: headerOf(request, 'x-berkas')?.slice(0, 100),
})

export const languageOfHeaders = (request: FastifyRequest): Language | undefined =>
  languageOf(headerOf(request, 'x-bahasa')) ?? languageOf(headerOf(request, 'accept-language'))

/** What another server of the chain has signed; the signature is checked later. */
function letterOf(request: FastifyRequest): SignedLetter | undefined {
  const tanda = headerOf(request, 'x-tanda')
  if (tanda === undefined) return undefined
  return {
    method: request.method,
    address: request.url.slice(Math.max(0, request.url.indexOf('/api/v1/'))),
    body: request.body,
    toko: headerOf(request, 'x-toko') ?? '',
    oleh: headerOf(request, 'x-oleh') ?? '',
    orang: headerOf(request, 'x-orang') === '1',
    kunci: headerOf(request, 'idempotency-key') ?? '',
    waktu: Number(headerOf(request, 'x-waktu')),
    sekali: headerOf(request, 'x-sekali') ?? '',
    tanda,
  }
}

/** Seconds, as the page says; a client that says nothing has just been used. */
const stillOf = (said = ''): number => (/^\d{1,7}$/.test(said) ? Number(said) * 1_000 : 0)

/** The call as it came in; a GET that stands for another verb brings its body in the query. */
function rawCall(request: FastifyRequest, endpoint: Endpoint, engine: Engine): RawCall {
  const params = asValues(request.params)
  const query = asValues(request.query)
  const inQuery = request.method === 'GET' && endpoint.method !== 'GET'
  return {
    token: headerOf(request, 'x-auth-token'),
    still: stillOf(headerOf(request, 'x-diam')),
    portal: portalOf(request),
    letter: letterOf(request),
    language: languageOfHeaders(request),
    params,
    query,
    body: inQuery ? query : request.body,
    texts: inQuery,
    readForm: endpoint.upload ? () => readForm(request) : undefined,
    key: headerOf(request, 'idempotency-key'),
    otorisasi: (headerOf(request, 'x-otorisasi') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, 50),
    ...(headerOf(request, 'x-pratinjau') ? { preview: new Preview(engine.db) } : {}),
    facts: factsOf(request, engine.names),
  }
}

/** Aborts when the caller hangs up before the answer. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

const tagOf = (bytes: Buffer | string): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

function sendFile(reply: FastifyReply, file: FileReply) {
  const { body, keep } = file
  const name = file.name.replace(/[^\w. -]/g, '_')
  reply
    .type(file.type)
    .header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename="${name}"`)
    .header('cache-control', keep > 0 ? `private, max-age=${keep}` : 'no-store')
  if (keep === 0 || !Buffer.isBuffer(body)) return reply.send(body)
  // What was kept is sent again only when it changed.
  const tag = tagOf(body)
  reply.header('etag', tag)
  return reply.request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body)
}

interface Told {
  readonly text: string
  readonly tag: string
}
/** An answer that serves many is written and hashed once. */
const alreadyTold = new WeakMap<object, Told>()

function told(json: object, kept: boolean): Told {
  const known = alreadyTold.get(json)
  if (known) return known
  const text = JSON.stringify(json)
  if (!kept) return { text, tag: '' }
  const made = { text, tag: tagOf(text) }
  alreadyTold.set(json, made)
  return made
}

export function sendOutcome(reply: FastifyReply, outcome: Outcome) {
  reply.code(outcome.status)
  if ('file' in outcome) return sendFile(reply, outcome.file)
  if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter)
  const { tag, text } = told(outcome.json, outcome.keep !== undefined)
  const send = () => reply.type('application/json; charset=utf-8').send(text)
  if (outcome.keep === undefined) {
    reply.header('cache-control', 'no-store')
    return send()
  }
  // What may be kept is sent again only when it changed.
  if (outcome.keep === 'own')
    reply.header('cache-control', 'private, no-cache').header('vary', 'x-tamu, x-bahasa')
  else reply.header('cache-control', `public, max-age=${outcome.keep}`)
  reply.header('etag', tag)
  return reply.request.headers['if-none-match'] === tag ? reply.code(304).send() : send()
}

const verbsOf = ({ also, method }: Endpoint): Method[] => (also ? [method, also] : [method])

/** Every call of the house; behind the portal of a shop by `withoutPortal`. */
export function registerCalls(
  app: FastifyInstance,
  engine: Engine,
  handlers: readonly Handler[],
): void {
  for (const handler of handlers)
    app.route({
      method: verbsOf(handler.endpoint),
      url: `/api/v1/${handler.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const raw = {
          ...rawCall(request, handler.endpoint, engine),
          ...(handler.endpoint.posting ? {} : { gone: goneOf(reply) }),
        }
        return sendOutcome(reply, await answerCall(engine, handler, raw))
      },
    })
}
