import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHouse, defineModule } from '#kernel/module'
import { registerHeaders } from './headers.ts'
import { registerPages } from './pages.ts'

const script = 'export const a = 1 // kencana\n'.repeat(100)
const large = Array.from({ length: 9_000 }, (_, at) => `f${(at * at) % 7_919}()`).join('\n')
const html = `<!doctype html>
  <meta property="csp-nonce" nonce="__NONCE__"><script nonce="__NONCE__"></script>
  <link rel="modulepreload" href="/assets/rangka.js" nonce="__NONCE__">
  <link rel="stylesheet" href="/assets/style.css" nonce="__NONCE__">
`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-uji-web-'))
let app: FastifyInstance

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'web', 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'web', 'index.html'), html)
  fs.writeFileSync(path.join(folder, 'web', 'assets', 'a-12345678.js'), script)
  fs.writeFileSync(path.join(folder, 'web', 'assets', 'b-12345678.js'), large)
  fs.writeFileSync(path.join(folder, 'web', 'icon.svg'), '<svg/>')
  fs.mkdirSync(path.join(folder, 'web', 'tamu', 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'web', 'tamu', 'index.html'), `${html}tamu`)
  fs.writeFileSync(path.join(folder, 'web', 'tamu', 'sw.js'), 'pekerja()')
  fs.writeFileSync(path.join(folder, 'web', 'tamu', 'assets', 'c-12345678.js'), script)
  fs.writeFileSync(path.join(folder, 'rahasia.txt'), 'rahasia')
  app = Fastify({ trustProxy: true })
  registerHeaders(app)
  const screens = [
    { path: '/home', title: 'Beranda' },
    { path: '/nota', title: 'Keaslian Nota', open: true },
  ]
  registerPages(
    app,
    path.join(folder, 'web'),
    buildHouse([defineModule({ name: 'a', needs: [], screens })]),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe('the page', () => {
  test('carries a nonce of its own each time, and a policy that knows no other', async () => {
    const nonces = await Promise.all(
      ['/', '/home?x=1', '/'].map(async (url) => {
        const page = await get(url)
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(page.body) ?? []
        expect(page.body).not.toContain('__NONCE__')
        const policy = String(page.headers['content-security-policy'])
        expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
        expect(policy).not.toMatch(/unsafe|\*|http:/)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })

  test('names early what a screen needs, and nothing to whom no session is asked', async () => {
    const early = async (url: string) => (await get(url)).body.includes('/assets/rangka.js')
    expect(await Promise.all(['/home', '/home?x=1'].map(early))).toEqual([true, true])
    expect(await Promise.all(['/', '/nota', '/tiada'].map(early))).toEqual([false, false, false])
    expect((await get('/')).body).toContain('/assets/style.css')
  })

  test('answers HEAD with the same headers and no body', async () => {
    for (const [url, status] of [
      ['/home', 200],
      ['/', 200],
      ['/tiada', 404],
      ['/assets/a-12345678.js', 200],
      ['/api/v1/tiada', 404],
    ] as const) {
      const head = await app.inject({ method: 'HEAD', url })
      const whole = await get(url)
      expect([url, head.statusCode, head.body]).toEqual([url, status, ''])
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
        expect([url, name, head.headers[name]]).toEqual([url, name, whole.headers[name]])
    }
  })

  test('answers an address that is no screen with 404, and draws it all the same', async () => {
    for (const url of ['/tiada', '/Home', '/home/', '/home/x', '/index.html'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect((await get('/tiada')).body).toContain('<!doctype html>')
  })

  test('is not drawn where a call or a file is missing', async () => {
    for (const url of ['/api/v1/tiada', '/portal/GS1/api/v1/tiada', '/assets/tiada.js']) {
      const { body, statusCode } = await get(url)
      expect([statusCode, body.includes('<!doctype')]).toEqual([404, false])
    }
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
  })
})

describe('a page of its own below a folder', () => {
  test('is drawn for every address below it, and for no other', async () => {
    for (const url of ['/tamu', '/tamu/', '/tamu/GS1', '/tamu/GS1/barang/x?a=1']) {
      const { body, headers, statusCode } = await get(url)
      expect([url, statusCode, body.endsWith('tamu')]).toEqual([url, 200, true])
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
      expect(body).not.toContain('__NONCE__')
    }
    expect((await get('/tamuan')).statusCode).toBe(404)
    expect((await get('/tamu/assets/tiada.js')).body).not.toContain('<!doctype')
  })

  test('has its files forever, and a worker that may ask the server alone', async () => {
    const asset = await get('/tamu/assets/c-12345678.js')
    expect(asset.headers['cache-control']).toContain('immutable')
    const { body, headers } = await get('/tamu/sw.js')
    expect([body, headers['cache-control']]).toEqual(['pekerja()', 'no-cache'])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
  })
})

describe('files of the page', () => {
  const name = '/assets/a-12345678.js'

  test('are kept forever when their name tells their content, packed for the browser', async () => {
    const plain = await get(name)
    expect(plain.body).toBe(script)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const packed = await get(name, { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script)
    const gzip = await get(name, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  })

  test('are packed quickly for the first browser, and smaller for those that follow', async () => {
    const packed = async () =>
      (await get('/assets/b-12345678.js', { 'accept-encoding': 'br' })).rawPayload
    const first = await packed()
    expect(brotliDecompressSync(first).toString()).toBe(large)
    await expect.poll(async () => (await packed()).length).toBeLessThan(first.length)
    expect(brotliDecompressSync(await packed()).toString()).toBe(large)
  })

  test('are asked again otherwise, and not sent twice', async () => {
    const first = await get('/icon.svg')
    expect([first.headers['cache-control'], first.headers['content-type']]).toEqual([
      'no-cache',
      'image/svg+xml',
    ])
    const again = await get('/icon.svg', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('lie in their folder and nowhere else', async () => {
    for (const url of [
      '/../rahasia.txt',
      '/%2e%2e/rahasia.txt',
      '/assets/..%2f..%2frahasia.txt',
      '/assets/../../rahasia.txt',
    ])
      expect((await get(url)).body).not.toContain('rahasia\n')
    expect((await get('/..%2frahasia.txt')).statusCode).toBe(404)
  })
})

test('strict transport is asked for only where HTTPS has its own port', async () => {
  const strict = async (proto: string, host: string) =>
    (await get('/home', { 'x-forwarded-proto': proto, host })).headers['strict-transport-security']
  expect(await strict('https', 'toko.example')).toBe('max-age=31536000')
  expect(await strict('https', 'toko.example:4081')).toBeUndefined()
  expect(await strict('http', 'toko.example')).toBeUndefined()
})
