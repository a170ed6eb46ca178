import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// How long a session lives: a changed password, a page that is open but unused, the longest life,
// and the live line that ends with it.

let http: TestHttp
let port: number
let now = Date.now()
let sockets: Socket[] = []
const minute = 60_000
const hour = 60 * minute

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => now } })
  await http.addShop('GS1')
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  port = (http.app.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets) socket.close()
  sockets = []
})
afterAll(() => http.close())

async function line(token: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return socket
}

/** A page that calls: for how many seconds nobody has used it. */
const ask = (token: string, still?: number) =>
  http.send('GET', '/api/v1/users/sesi', {
    token,
    ...(still === undefined ? {} : { headers: { 'x-diam': String(still) } }),
  })
const sign = (token: string, still: number) =>
  http.send('POST', '/api/v1/users/terlihat', { token, headers: { 'x-diam': String(still) } })
const reasonOf = async (userId: string) =>
  (
    await http.database.db.chain.row<{ sebab: string | null }>(sql`select sebab from sesi
      where user_id = ${userId} order by mulai desc limit 1`)
  )?.sebab

describe('a password that was changed', () => {
  const baru = 'gelang-melati-83'
  const change = (token: string, password: string, new_password: string) =>
    http.send('POST', '/api/v1/users/change-password', { token, body: { password, new_password } })

  test('ends the token that it was changed with, and answers another one', async () => {
    const old = await http.token('ganti', 'KASIR')
    const before = await line(old)
    const { json, status } = await change(old, testPassword, baru)
    // The page has its new token before the old line is cut, and opens a line with it.
    expect(before.connected).toBe(true)
    expect(status).toBe(200)
    expect(json.message).toBe('Update password berhasil')
    const token = String(json.data.token)
    expect(token).not.toBe(old)
    expect((await ask(token)).status).toBe(200)
    const late = await ask(old)
    expect([late.status, late.json.details?.['sebab']]).toEqual([401, 'PASSWORD'])
    expect((await change(old, baru, 'cincin-perak-52')).status).toBe(401)
    const after = await line(token)
    await expect.poll(() => before.connected).toBe(false)
    expect(after.connected).toBe(true)
  })

  test('that was refused leaves everything as it was', async () => {
    const token = await http.token('salah', 'KASIR')
    expect((await change(token, 'bukan-ini', baru)).status).toBe(422)
    expect((await ask(token)).status).toBe(200)
  })
})

describe('a page that only lies open', () => {
  test('asks and gives signs of life, and its session ends all the same', async () => {
    const token = await http.token('terbuka', 'KASIR')
    const socket = await line(token)
    for (let at = 1; at <= 479; at += 1) {
      now += minute
      expect((await sign(token, at * 60)).status).toBe(200)
    }
    expect((await ask(token, 479 * 60)).status).toBe(200)
    expect(socket.connected).toBe(true)
    now += 2 * minute
    await expect.poll(() => socket.connected).toBe(false)
    const late = await ask(token, 481 * 60)
    expect([late.status, late.json.message, late.json.details?.['sebab']]).toEqual([
      401,
      'Invalid Token',
      'DIAM',
    ])
    expect(await reasonOf('terbuka')).toBe('DIAM')
  })

  test('is taken over by nobody as long as it is open, and by anybody once it is not', async () => {
    const token = await http.token('duduk', 'KASIR')
    const elsewhere = () =>
      http.send('POST', '/api/v1/users/login', {
        body: { user_id: 'duduk', password: testPassword },
        headers: { 'x-perangkat': 'meja-lain' },
      })
    now += 30 * minute
    await sign(token, 1_800)
    now += 119_000
    expect((await elsewhere()).status).toBe(409)
    now += 2_000
    expect((await elsewhere()).status).toBe(200)
    expect((await ask(token)).json.details?.['sebab']).toBe('DIGANTIKAN')
  })

  test('goes on once somebody puts a hand to it, and without the header it always has', async () => {
    const token = await http.token('tangan', 'KASIR')
    now += 470 * minute
    await sign(token, 12)
    now += 470 * minute
    expect((await ask(token, 470 * 60)).status).toBe(200)
    expect((await ask(token)).status).toBe(200) // a client written from the specification
    const odd = { headers: { 'x-diam': '-5' }, token }
    expect((await http.send('GET', '/api/v1/users/sesi', odd)).status).toBe(200)
  })
})

describe('the longest life of a session', () => {
  /** Sixteen hours of somebody who is at work all the time, less a minute. */
  async function aLongDay(userId: string): Promise<string> {
    const token = await http.token(userId, 'OWN')
    for (let at = 0; at < 4; at += 1) {
      now += 239 * minute
      await sign(token, 3)
    }
    now += 3 * minute
    await sign(token, 3)
    return token
  }

  test('is sixteen hours, however busy it is', async () => {
    const token = await aLongDay('rajin')
    const socket = await line(token)
    expect((await ask(token, 1)).json.data.sisa).toBe(60)
    now += 61_000
    const late = await ask(token, 1)
    expect([late.status, late.json.message, late.json.details?.['sebab']]).toEqual([
      401,
      'Invalid Token',
      'UMUR',
    ])
    await expect.poll(() => socket.connected).toBe(false)
  })

  test('does not end in the midst of a save, and not much later either', async () => {
    const token = await aLongDay('simpan')
    now += 2 * minute
    const save = (kode_bank: string) =>
      http.send('POST', '/api/v1/banks/create', {
        token,
        body: { kode_bank, nama_bank: `Bank ${kode_bank}` },
      })
    expect((await ask(token, 1)).status).toBe(401)
    expect((await save('BRI')).status).toBe(200)
    now += 9 * minute + 1_000
    expect((await save('BNI')).status).toBe(401)
    expect(await reasonOf('simpan')).toBe('UMUR')
  })

  test('is what OWN and SU set, and nobody else', async () => {
    const own = await http.token('pemilik', 'OWN')
    const mu = await http.token('manajer', 'MU')
    const set = (token: string, value: number) =>
      http.send('PUT', '/api/v1/para-system/key/SESI_TERLAMA', { token, body: { value } })
    expect((await set(mu, 3)).status).toBe(403)
    expect((await set(own, 3)).status).toBe(200)
    now += 2 * hour
    expect((await ask(own)).json.data.sisa).toBe(3_600)
    now += hour + 1_000
    expect((await ask(own)).status).toBe(401)
  })
})

describe('a locked screen', () => {
  const open = (token: string, password: string | null) =>
    http.send('POST', '/api/v1/users/buka-kunci', { token, body: { password, passkey: null } })

  test('is opened by the password of whoever is signed in, and the session goes on', async () => {
    const token = await http.token('kunci', 'KASIR')
    const empty = await open(token, null)
    expect([empty.status, empty.json.fields?.[0]?.message]).toEqual([400, 'Harus Diisi'])
    const wrong = await open(token, 'bukan-ini')
    expect([wrong.status, wrong.json.fields?.[0]?.message]).toEqual([400, 'Password Salah'])
    expect((await open(token, testPassword)).status).toBe(200)
    expect((await ask(token)).status).toBe(200)
  })

  test('is no place to guess at', async () => {
    const token = await http.token('tebak', 'KASIR')
    for (let at = 0; at < 5; at += 1) await open(token, `salah-${at}`)
    const { json, status } = await open(token, testPassword)
    expect(status).toBe(429)
    expect(json.message).toMatch(/^Terlalu Banyak Percobaan, Tunggu \d+ Detik$/)
  })
})
