import { createHash, createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketConfig } from './bucket-store.ts'

// A store that speaks S3, played by a test: it reckons every signature itself, as Amazon describes
// Signature Version 4, and believes no digest that it has not reckoned.

const key = 'AKIDUJI'
const secret = 'rahasia/uji+4123'
const region = 'ap-southeast-3'
export const bucketName = 'foto-toko'
/** So many names in one answer. */
const page = 2

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (with_: Buffer | string, text: string): Buffer =>
  createHmac('sha256', with_).update(text).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Why a request is not believed; undefined: it is. */
function refused(request: http.IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { headers, method } = request
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, day = '', where, names = '', signature] =
    form.exec(headers.authorization ?? '') ?? []
  if (id !== key) return 'InvalidAccessKeyId'
  const at = String(headers['x-amz-date'])
  const digest = String(headers['x-amz-content-sha256'])
  if (where !== region || !at.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    ...[method, url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'), query],
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, digest],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const asked = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const of = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(of, asked).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

export interface TestBucket {
  readonly config: BucketConfig
  readonly kept: Map<string, Buffer>
  /** What was asked, in order. */
  readonly asked: string[]
  /** The next answers instead: a status; 0: the line is cut; 1: within the answer. */
  readonly busy: number[]
  stop(): Promise<void>
}

function listed(kept: ReadonlyMap<string, Buffer>, url: URL): string {
  const all = [...kept.keys()].toSorted()
  const from = Number(url.searchParams.get('continuation-token') ?? 0)
  const keys = all
    .slice(from, from + page)
    .map((name) => `<Contents><Key>${encoded(name)}</Key></Contents>`)
  const more = from + page < all.length
  const next = more ? `<NextContinuationToken>${from + page}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${keys.join('')}${next}</ListBucketResult>`
}

const said = (code: string): string => `<Error><Code>${code}</Code><Message>uji</Message></Error>`

async function answerTo(
  { asked, busy, kept }: Pick<TestBucket, 'asked' | 'busy' | 'kept'>,
  request: http.IncomingMessage,
): Promise<readonly [number, Buffer | string]> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const body = Buffer.concat(parts)
  const url = new URL(request.url ?? '', 'http://x')
  const problem = refused(request, url, body)
  asked.push(`${request.method} ${url.pathname}`)
  if (problem !== undefined) return [403, said(problem)]
  const later = busy.shift()
  if (later !== undefined) return [later, said('SlowDown')]
  const [, bucket, ...names] = url.pathname.split('/')
  if (bucket !== bucketName) return [404, said('NoSuchBucket')]
  const name = names.join('/')
  if (name === '') return [200, listed(kept, url)]
  if (request.method === 'PUT') kept.set(name, body)
  if (request.method === 'DELETE') kept.delete(name)
  if (request.method === 'DELETE') return [204, '']
  const found = kept.get(name)
  return found ? [200, request.method === 'PUT' ? '' : found] : [404, said('NoSuchKey')]
}

export async function playBucket(): Promise<TestBucket> {
  const state = { kept: new Map<string, Buffer>(), asked: [], busy: [] }
  const server = http.createServer((request, response) => {
    void answerTo(state, request).then(([status, body]) => {
      const cut = () => request.socket.destroy()
      if (status === 0) return cut()
      if (status === 1) return response.writeHead(200, { 'content-length': 64 }).write('x', cut)
      response.writeHead(status)
      response.end(body)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const config = { url: `http://127.0.0.1:${port}`, bucket: bucketName, key, secret, region }
  return {
    ...state,
    config,
    stop: () => new Promise((done) => void server.close(() => done())),
  }
}
