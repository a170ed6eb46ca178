import fs from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { CallRates } from './call-rates.ts'
import { neverLogged } from './log-file.ts'

let http: TestHttp
let now = Date.now()

beforeAll(async () => {
  http = await createTestHttp({
    house,
    modules: servedModules,
    clock: { millis: () => now },
    config: { callsPerSecond: 3 },
  })
  await http.addShop('GS1')
})
afterAll(() => http.close())

const sign = async (token: string) =>
  (await http.send('POST', '/api/v1/users/terlihat', { token })).status
const many = async (count: number, ask: () => Promise<number>): Promise<number[]> => {
  const found: number[] = []
  for (let at = 0; at < count; at += 1) found.push(await ask())
  return found
}

describe('how often somebody may call', () => {
  test('a user who calls without end waits for himself, and nobody waits for him', async () => {
    const one = await http.token('deras', 'KASIR')
    const other = await http.token('tenang', 'KASIR')
    expect(await many(120, () => sign(one))).toEqual(Array.from({ length: 120 }, () => 200))
    const { headers, json, status } = await http.send('POST', '/api/v1/users/terlihat', {
      token: one,
    })
    expect([status, json.message]).toEqual([429, 'Terlalu Banyak Permintaan, Tunggu 1 Detik'])
    expect(headers['retry-after']).toBe('1')
    expect(await sign(other)).toBe(200)
    now += 2_000
    expect(await many(7, () => sign(one))).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  test('tokens that nobody has are tried a few times, and then not looked up any more', async () => {
    now += 60_000
    const at = await http.token('duduk', 'KASIR')
    expect(await sign(at)).toBe(200)
    const strange = () => sign('B'.repeat(43))
    expect((await many(13, strange)).slice(10)).toEqual([401, 401, 429])
    // Signed-in users at that address are not held up.
    expect(await sign(at)).toBe(200)
    const login = await http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'duduk', password: testPassword },
    })
    expect(login.status).toBe(429)
    now += 10_000
    expect(await strange()).toBe(401)
  })

  test('guests who call without end keep nobody at their address from signing in', async () => {
    now += 60_000
    const guest = async () => (await http.send('GET', '/api/v1/tamu/katalog?toko=GS9')).status
    expect((await many(122, guest)).slice(118)).toEqual([404, 404, 429, 429])
    await http.addUser('masuk', 'KASIR', 'GS1')
    const login = await http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'masuk', password: testPassword },
    })
    expect(login.status).toBe(200)
  })

  test('whoever has all addresses of an IPv6 network is one of them', async () => {
    now += 60_000
    const strange = async (remoteAddress: string) => {
      const headers = { 'x-auth-token': 'B'.repeat(43) }
      const url = '/api/v1/users/terlihat'
      const call = { method: 'POST', url, remoteAddress, headers, payload: {} } as const
      return (await http.app.inject(call)).statusCode
    }
    let at = 0
    const tried = await many(13, () => strange(`2001:db8:7:9::${(at += 1)}`))
    expect(tried.slice(10)).toEqual([401, 401, 429])
    expect(await strange('2001:db8:7:a::1')).toBe(401)
  })
})

test('a proxy that nobody told of is said in the log, once', async () => {
  const behind = await createTestHttp({
    house,
    modules: servedModules,
    config: { logLevel: 'warn' },
  })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let at = 0; at < 2; at += 1) await behind.send('GET', '/api/v1/tamu/toko', { headers })
  const log = path.join(path.dirname(behind.files), 'log', 'server.log')
  const said = () => fs.readFileSync(log, 'utf8').match(/TRUST_PROXY is empty/g)
  await expect.poll(said).toHaveLength(1)
  await behind.close()
})

/** How many of a user's calls are refused: so many, every so many milliseconds, for so long. */
function refusedOf(calls: number, every: number, seconds: number): number {
  let at = 0
  const rates = new CallRates(25, { millis: () => at })
  let refused = 0
  for (; at < seconds * 1_000; at += every)
    for (let call = 0; call < calls; call += 1)
      try {
        rates.take('kasir1')
      } catch {
        refused += 1
      }
  return refused
}

describe('the usual limit', () => {
  test.each([
    ['a scanner that reads four labels a second, three calls each, for an hour', 12, 1_000, 3_600],
    ['a page of thirty calls that is loaded again every two seconds', 30, 2_000, 3_600],
    ['ten open screens of the head office that all hear of a sale every second', 20, 1_000, 3_600],
    ['a sheet of eight hundred rows that is sent at once', 800, 60_000, 600],
  ])('lets through %s', (_who, calls, every, seconds) => {
    expect(refusedOf(calls, every, seconds)).toBe(0)
  })

  test('slows whoever sends fifty a second to half of that after forty seconds', () => {
    expect(refusedOf(1, 20, 39)).toBe(0)
    const hour = refusedOf(1, 20, 3_600)
    expect(hour).toBeGreaterThan(87_000)
    expect(hour).toBeLessThan(90_000)
  })
})

test('no line of the log has what a refused row brought', () => {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  const log = pino({ redact: [...neverLogged] }, stream)
  const brought = '0812-7741-9035'
  const error = Object.assign(new Error('duplicate key value'), {
    detail: `Key (no_hp)=(${brought}) already exists.`,
    where: `SQL statement with ${brought}`,
    constraint: 'pelanggan_no_hp',
  })
  log.error({ err: error }, 'bug')
  expect(text).toContain('pelanggan_no_hp')
  expect(text).not.toContain(brought)
})
