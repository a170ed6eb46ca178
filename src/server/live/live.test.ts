import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttp } from '#server/http/create-http'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
/** A second server on the same database, as in a rolling restart. */
let other: Awaited<ReturnType<typeof createHttp>>
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  other = await createHttp({
    house,
    modules: servedModules,
    db: http.database.db,
    appUrl: http.database.appUrl,
    config: { logLevel: 'silent', origin: undefined, trustProxy: [] },
    folder: { files: http.files, log: http.files },
    web: http.files,
  })
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  port = (http.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await other.app.close()
  await http.close()
})

interface Heard {
  readonly event: string
  readonly facts: unknown
}

function connect(token: string) {
  const heard: Heard[] = []
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  socket.onAny((event: string, facts: unknown) => heard.push({ event, facts }))
  return { socket, heard }
}

const connected = async (token: string) => {
  const line = connect(token)
  await new Promise<void>((resolve, reject) => {
    line.socket.on('connect', resolve)
    line.socket.on('connect_error', reject)
  })
  return line
}

const onOther = (method: 'GET' | 'POST', url: string, token: string) =>
  other.app.inject({ method, url, headers: { 'x-auth-token': token } })

describe('the live line', () => {
  test('opens only with a token', async () => {
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      const { socket } = connect(token)
      const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve))
      expect(error.message).toBe('Invalid Token')
    }
    // Polling is refused: it would need memory before the user is known.
    const asking = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`
    const refused = await fetch(asking)
    expect(refused.status).toBe(400)
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    const upgraded = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const headers = {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        'sec-websocket-key': 'AQIDBAUGBwgJCgsMDQ4PEC==',
      }
      get(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { headers })
        .on('upgrade', (answer, socket) => {
          socket.destroy()
          resolve(answer.headers)
        })
        .on('error', reject)
    })
    expect(upgraded).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test('tells a shop what changed in it, and no other shop', async () => {
    const own = await http.token('own', 'OWN')
    const here = await connected(own)
    const there = await connected(await http.token('own2', 'OWN', 'GS2'))
    const body = { kode_bank: 'BCA', nama_bank: 'Bank Central Asia' }
    expect((await http.send('POST', '/api/v1/banks/create', { token: own, body })).status).toBe(200)
    await expect
      .poll(() => here.heard)
      .toEqual([{ event: 'berubah', facts: { jenis: 'bank', kode_toko: 'GS1' } }])
    expect(there.heard).toEqual([])
  })

  test('tells one moment of many changes once, and a user what is meant for him', async () => {
    const { heard } = await connected(await http.token('kasir', 'KASIR'))
    for (let at = 0; at < 50; at += 1) http.engine.live.changed('GS1', { jenis: 'PENJUALAN' })
    http.engine.live.tell('kasir', 'kabar', { a: 1 })
    http.engine.live.tell('own', 'kabar', { a: 2 })
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toContainEqual({ event: 'kabar', facts: { a: 1 } })
    expect(heard).toContainEqual({
      event: 'berubah',
      facts: { jenis: 'PENJUALAN', kode_toko: 'GS1' },
    })
  })

  test('hangs up when the session is over', async () => {
    const token = await http.token('tamu', 'KASIR')
    const { socket } = await connected(token)
    await http.send('POST', '/api/v1/users/logout', { token, body: {} })
    await expect.poll(() => socket.connected).toBe(false)
  })
})

describe('two servers on one database', () => {
  test('live through a notice that is none, and look again at what they kept', async () => {
    const token = await http.token('asing', 'KASIR')
    await http.database.db.chain.rows(sql`select pg_notify('kencana', 'bukan json')`)
    await http.database.db.chain.rows(sql`update users set diblokir = true
      where user_id = 'asing'`)
    const sesi = async () => (await onOther('GET', '/api/v1/users/sesi', token)).statusCode
    await http.database.db.chain.rows(sql`select pg_notify('kencana', '{"dari":1}')`)
    await expect.poll(sesi).toBe(401)
  })

  test('hear of changed settings from each other', async () => {
    const own = await http.token('own')
    const value = async () =>
      JSON.parse((await onOther('GET', '/api/v1/para-system/key/BATAS_DIAM', own)).body).data.value
    expect(await value()).toBe(480)
    const { heard } = await connected(own)
    await http.send('PUT', '/api/v1/para-system/key/BATAS_DIAM', {
      token: own,
      body: { value: 300 },
    })
    await expect.poll(value).toBe(300)
    await expect
      .poll(() => heard)
      .toContainEqual({ event: 'setting-berubah', facts: { kode_toko: 'GS1' } })
  })

  test('hear of a session that ended', async () => {
    const token = await http.token('jauh', 'KASIR')
    const sesi = async () => (await onOther('GET', '/api/v1/users/sesi', token)).statusCode
    expect(await sesi()).toBe(200)
    await http.send('POST', '/api/v1/users/logout', { token, body: {} })
    await expect.poll(sesi).toBe(401)
  })

  test('carry news of one to the screens of the other', async () => {
    const { heard } = await connected(await http.token('layar', 'KASIR'))
    other.engine.live.changed('GS1', { jenis: 'UJI' })
    await expect
      .poll(() => heard)
      .toContainEqual({ event: 'berubah', facts: { jenis: 'UJI', kode_toko: 'GS1' } })
  })

  test('refuse a second log-in through the other', async () => {
    await http.token('kembar', 'KASIR')
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id: 'kembar', password: testPassword },
    })
    expect(answer.body).toContain('User ID ini sedang dipakai')
  })
})
