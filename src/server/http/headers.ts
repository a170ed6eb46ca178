import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** For every answer but the page: nothing in it may run or be framed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For a service worker: it may fetch what is ours, and run nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The headers of every answer, by whichever part it is given. */
export const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), serial=(self), usb=(self), publickey-credentials-get=(self), ' +
    'geolocation=(), microphone=()',
  'content-security-policy': closedPolicy,
}

/**
 * Only where HTTPS has its own port: a browser keeps the port when it turns http into https, and
 * would knock with TLS at the plain door of a shop's server.
 */
const isStrict = (request: FastifyRequest): boolean =>
  request.protocol === 'https' && !/:\d+$/.test(request.host)

/** A browser takes this only from a page that it trusts, and complains of it on every other. */
const isTrusted = ({ hostname, protocol }: FastifyRequest): boolean =>
  protocol === 'https' || hostname === 'localhost'

interface Proxies {
  readonly trusted: readonly string[]
  readonly log: Logger
}

/** Behind a proxy that nobody told of, everybody calls from one address: it is said once. */
function warnOfProxy(app: FastifyInstance, { log, trusted }: Proxies): void {
  if (trusted.length > 0) return
  let warned = false
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn({ ip }, 'a proxy calls, and TRUST_PROXY is empty: all who come through it are one')
  })
}

/** What every answer carries. */
export function registerHeaders(app: FastifyInstance, proxies?: Proxies): void {
  if (proxies) warnOfProxy(app, proxies)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always)
    // The code that a user reads out on the phone: the log's lines of this request have it.
    reply.header('x-request-id', request.id)
    if (isTrusted(request)) reply.header('cross-origin-opener-policy', 'same-origin')
    if (isStrict(request)) reply.header('strict-transport-security', 'max-age=31536000')
  })
}

export const newNonce = (): string => randomBytes(16).toString('base64')

/** The page's own policy: scripts and styles of ours, or those that carry this answer's nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self' blob:",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
