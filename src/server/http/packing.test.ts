import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packingFor, registerPacking } from './packing.ts'

const json = 'application/json; charset=utf-8'
const rows = JSON.stringify({
  data: Array.from({ length: 1_000 }, (_, at) => ({ kode: `GS1-${at}` })),
})
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify({ exposeHeadRoutes: false })
  registerPacking(app)
  app.get('/rows', (_request, reply) => reply.type(json).send(rows))
  app.get('/few', (_request, reply) => reply.type(json).send('{"data":[]}'))
  app.get('/refused', (_request, reply) => reply.code(409).type(json).send(rows))
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(rows))
  app.get('/stream', (_request, reply) => {
    const body = new PassThrough()
    body.end(rows)
    return reply.type('text/csv; charset=utf-8').send(body)
  })
  app.get('/paper', (_request, reply) => reply.type('application/pdf').send(Buffer.from(rows)))
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('an answer', () => {
  test('of many rows is packed as the browser can unpack it', async () => {
    const packed = await get('/rows', 'gzip, deflate, br, zstd')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.rawPayload.length).toBeLessThan(rows.length / 4)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(rows)
    const gzip = await get('/rows', 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(rows)
    const refused = await get('/refused', 'br')
    expect([refused.statusCode, refused.headers['content-encoding']]).toEqual([409, 'br'])
    expect((await get('/page', 'br')).headers['content-encoding']).toBe('br')
  })

  test('goes as it is to whoever does not say that he can unpack', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0, gzip; q=0.0']) {
      const plain = await get('/rows', accepted)
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, rows])
      expect(plain.headers.vary).toBe('accept-encoding')
    }
  })

  test('that is short, a stream or a file goes as it is', async () => {
    for (const url of ['/few', '/stream', '/paper']) {
      const sent = await get(url, 'br, gzip')
      expect([url, sent.headers['content-encoding']]).toEqual([url, undefined])
    }
    expect((await get('/stream', 'br')).body).toBe(rows)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('accept-encoding %s is packed as %s', (accepted, way) => {
  expect(packingFor(accepted)).toBe(way)
})
