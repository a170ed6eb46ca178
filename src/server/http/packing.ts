import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Less than this goes over a mobile line in its first breath: packing would win nothing. */
const fewest = 4_000

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Ways that are worth their time while somebody waits: a better one takes twice as long. */
const ways = { br: brotli, gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }) }

/** The best way that a browser can unpack: `accept-encoding` names it, and not with q=0. */
export function packingFor(accepted: string): 'br' | 'gzip' | undefined {
  const named = new Set(
    accepted
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
      .map((one) => one.split(';')[0]),
  )
  if (named.has('br')) return 'br'
  return named.has('gzip') ? 'gzip' : undefined
}

const packed = /^(?:application\/json|text\/html)/

/**
 * Packs answers of calls, and pages (docs/adr/0246). Files and streams go as they are, and so does
 * what is packed already.
 */
export function registerPacking(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof payload !== 'string' || !packed.test(type)) return payload
    if (payload.length < fewest || reply.hasHeader('content-encoding')) return payload
    const vary = reply.getHeader('vary')
    reply.header(
      'vary',
      vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
    )
    const way = packingFor(request.headers['accept-encoding'] ?? '')
    if (way === undefined) return payload
    const bytes = await ways[way](Buffer.from(payload))
    reply.header('content-encoding', way).removeHeader('content-length')
    return bytes
  })
}
