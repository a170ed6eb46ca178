import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/module'
import { newNonce, pagePolicy, workerPolicy } from './headers.ts'
import { packingFor } from './packing.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
}
const packed = /^(?:text|application\/(?:json|manifest)|image\/svg)/

type Encoding = 'br' | 'gzip' | 'identity'

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const packers = {
  br: (bytes: Buffer): Promise<Buffer> => brotli(bytes, 5),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes: Buffer): Promise<Buffer> => bytes,
}

let last: Promise<unknown> = Promise.resolve()
/** One after the other: the calls need the processor, too. */
const inTurn = (work: () => Promise<unknown>): void => void (last = last.then(work))

/**
 * A file of the built page, packed once for each way a browser can unpack it. Packing it as small
 * as possible takes seconds, so the first caller gets it packed quickly and later ones get it
 * small.
 */
class Asset {
  readonly type: string
  readonly tag: string
  readonly #bytes: Buffer
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor(file: string) {
    this.#bytes = fs.readFileSync(file)
    this.type = types[path.extname(file)] ?? 'application/octet-stream'
    this.tag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22)}"`
  }

  encodingFor(accepted: string): Encoding {
    if (!packed.test(this.type) || this.#bytes.length < 1_000) return 'identity'
    return packingFor(accepted) ?? 'identity'
  }

  form(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding)
    if (known) return known
    const quick = packers[encoding](this.#bytes)
    this.#forms.set(encoding, quick)
    if (encoding === 'br')
      inTurn(async () => this.#forms.set('br', Promise.resolve(await brotli(this.#bytes, 10))))
    return quick
  }

  get text(): string {
    return this.#bytes.toString('utf8')
  }
}

/** All files below a folder by their address; what is not in this table is not served. */
function assetsIn(folder: string): Map<string, Asset> {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return [`/${path.relative(folder, file).split(path.sep).join('/')}`, new Asset(file)]
      }),
  )
}

/** Names under /assets/ carry the digest of their content: they never change. */
const forever = 'public, max-age=31536000, immutable'
const named = /^\/(?:\w+\/)?assets\//
const isWorker = /\/sw\.js$/

async function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply) {
  const kept = named.test(request.url) ? forever : 'no-cache'
  // A worker has the policy of its own file, and asks the server for what the page wants.
  if (isWorker.test(request.url.split('?')[0] ?? ''))
    reply.header('content-security-policy', workerPolicy)
  reply.header('etag', asset.tag).header('cache-control', kept).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send()
  const encoding = asset.encodingFor(request.headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(asset.type).send(await asset.form(encoding))
}

const placeholder = /__NONCE__/g

/** Where nobody need be signed in, only what the page needs is fetched (docs/adr/0245). */
const withoutEarly = (html: string): string => html.replaceAll(/^.*\brel="modulepreload".*\n/gm, '')

function sendPage(html: string, reply: FastifyReply, status: number) {
  const nonce = newNonce()
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replace(placeholder, nonce))
}

/** Pages of their own below a folder of the built page, by its address: each for all below. */
const pagesBelow = (assets: Map<string, Asset>): [string, string][] =>
  [...assets].flatMap(([address, { text }]): [string, string][] => {
    const [, below] = /^(\/\w+)\/index\.html$/.exec(address) ?? []
    if (below === undefined) return []
    assets.delete(address)
    return [[below, text]]
  })

/**
 * The page: its files, and index.html for every address that is a screen. Any other address gets
 * the page too, with 404, so that it can say so in the user's language.
 */
export function registerPages(app: FastifyInstance, folder: string, house: House): void {
  const assets = assetsIn(folder)
  const html = assets.get('/index.html')?.text
  const plain = html && withoutEarly(html)
  assets.delete('/index.html')
  const below = pagesBelow(assets)
  const screens = new Set(['/', ...house.screens.map((screen) => screen.path)])
  const inside = new Set(house.screens.filter(({ open }) => !open).map(({ path: at }) => at))
  inside.delete('/')
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asset = isRead ? assets.get(address) : undefined
    if (asset) return sendAsset(asset, request, reply)
    const wantsPage = isRead && !/^\/(?:api|portal|(?:\w+\/)?assets|socket\.io)\//.test(address)
    const own = below.find(([at]) => address === at || address.startsWith(`${at}/`))
    if (own && wantsPage) return sendPage(own[1], reply, 200)
    if (html && plain && wantsPage) {
      const status = screens.has(address) ? 200 : 404
      return sendPage(inside.has(address) ? html : plain, reply, status)
    }
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          status: 'error',
          code: 'E-TIDAK-ADA',
          message: 'Halaman Tidak Ditemukan',
        }),
      )
  })
}
