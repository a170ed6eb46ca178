import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let now = Date.now()

const login = (user_id: string, more: Record<string, string> = {}, perangkat = 'a') =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password: testPassword, ...more },
    headers: { 'x-perangkat': perangkat },
  })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => now } })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  for (const [user, level] of [
    ['own', 'OWN'],
    ['spv', 'SPV'],
    ['kasir', 'KASIR'],
  ] as const)
    await http.addUser(user, level, 'GS1')
})
afterAll(() => http.close())

describe('users/login', () => {
  test('gives a token and the user', async () => {
    const { json, status } = await login('kasir')
    expect(status).toBe(200)
    expect(json.data.token).toMatch(/^[\w-]{43}$/)
    expect(json.data.user).toMatchObject({
      user_id: 'kasir',
      usere_name: 'KASIR',
      level: 'KASIR',
      kode_toko: 'GS1',
      tgl_system: '2026-11-21',
    })
    const menu = json.data.user.akses.find(
      (node: { path: string }) => node.path === '/SubMenuUtility',
    )
    expect(menu.children).toContainEqual({ path: '/ganti-password', is_show: true })
    expect(menu.children).toContainEqual({ path: '/data-users', is_show: false })
  })

  test('tells nobody whether the user or the password was wrong', async () => {
    const wrong = await http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'spv', password: 'salah' },
    })
    const nobody = await http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'siapa', password: 'salah' },
    })
    for (const { json, status } of [wrong, nobody]) {
      expect(status).toBe(401)
      expect(json.message).toBe('User id atau Password yang anda masukan salah')
    }
  })

  test('asks for both fields with the words of the SPEC', async () => {
    const { json, status } = await http.send('POST', '/api/v1/users/login', { body: {} })
    expect(status).toBe(400)
    expect(json.fields).toEqual([
      { field: 'user_id', message: 'Harus Diisi' },
      { field: 'password', message: 'Harus Diisi' },
    ])
  })

  test('refuses another shop than the own one', async () => {
    expect((await login('own', { kode_toko: 'PUSAT' })).status).toBe(401)
    expect((await login('own', { kode_toko: 'GS1' })).status).toBe(200)
  })

  test('tells a second device that the user is at work, lets the first one in again', async () => {
    const first = await login('spv', {}, 'meja-1')
    const second = await login('spv', {}, 'meja-2')
    expect(second.status).toBe(409)
    expect(second.json.message).toBe('User ID ini sedang dipakai')
    expect(second.json.details).toEqual({
      alamat: '127.0.0.1',
      sejak: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      bebas: 120,
    })
    const again = await login('spv', {}, 'meja-1')
    expect(again.status).toBe(200)
    const old = await http.send('GET', '/api/v1/users/sesi', { token: first.json.data.token })
    expect(old.status).toBe(401)
    expect(old.text).toContain('Invalid Token')
  })

  test('a device that says it has no name is never the same device', async () => {
    await http.addUser('tanpa', 'KASIR', 'GS1')
    await login('tanpa', {}, '')
    expect((await login('tanpa', {}, '')).status).toBe(409)
  })

  test('takes over after two minutes without a sign of life, not before', async () => {
    const first = await login('kasir', {}, 'a')
    now += 100_000
    await http.send('POST', '/api/v1/users/terlihat', { token: first.json.data.token })
    now += 119_000
    expect((await login('kasir', {}, 'lain')).status).toBe(409)
    now += 2_000
    expect((await login('kasir', {}, 'lain')).status).toBe(200)
  })

  test('ends a session that was silent for too long', async () => {
    const token = await http.token('diam', 'KASIR')
    now += 479 * 60_000
    expect((await http.send('GET', '/api/v1/users/sesi', { token })).status).toBe(200)
    now += 481 * 60_000
    const late = await http.send('GET', '/api/v1/users/sesi', { token })
    expect(late.status).toBe(401)
    const [row] = await http.database.db.chain.rows<{ sebab: string }>(
      sql`select sebab from sesi where user_id = 'diam'`,
    )
    expect(row?.sebab).toBe('DIAM')
  })

  test('slows down after failures, also for the right password', async () => {
    await http.addUser('lambat', 'KASIR', 'GS1')
    const fail = () =>
      http.send('POST', '/api/v1/users/login', { body: { user_id: 'lambat', password: 'x' } })
    for (let at = 0; at < 5; at += 1) expect((await fail()).status).toBe(401)
    const slow = await login('lambat')
    expect(slow.status).toBe(429)
    expect(slow.json.message).toMatch(/^Terlalu Banyak Percobaan, Tunggu \d+ Detik$/)
    await http.database.db.chain.rows(
      sql`update users set gagal_pada = gagal_pada - interval '1 hour' where user_id = 'lambat'`,
    )
    expect((await login('lambat')).status).toBe(200)
  })

  test('does not let a blocked user in', async () => {
    await http.addUser('blokir', 'KASIR', 'GS1')
    await http.database.db.chain.rows(
      sql`update users set diblokir = true where user_id = 'blokir'`,
    )
    expect((await login('blokir')).status).toBe(401)
  })
})

describe('many guesses at once', () => {
  const code = async (answers: readonly Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(answers)).map(({ status }) => status)
  const times = (found: readonly number[], status: number): number =>
    found.filter((one) => one === status).length

  test('of one name are as slow as one after the other, wherever they come from', async () => {
    await http.addUser('serentak', 'KASIR', 'GS1')
    const guess = (at: number) =>
      http.app
        .inject({
          method: 'POST',
          url: '/api/v1/users/login',
          payload: { user_id: 'serentak', password: `tebak-${at}` },
          remoteAddress: `10.3.${at}.9`,
        })
        .then(({ statusCode }) => ({ status: statusCode }))
    const found = await code(Array.from({ length: 17 }, (_, at) => guess(at)))
    expect([times(found, 401), times(found, 429)]).toEqual([5, 12])
    expect((await login('serentak')).status).toBe(429)
  })

  test('of approvals and of the lock are counted apart from the door', async () => {
    const token = await http.token('apart', 'KASIR')
    const unlock = (at: number) =>
      http.send('POST', '/api/v1/users/buka-kunci', {
        token,
        body: { password: `tebak-${at}`, passkey: null },
      })
    const found = await code(Array.from({ length: 13 }, (_, at) => unlock(at)))
    expect([times(found, 400), times(found, 429)]).toEqual([5, 8])
    expect((await login('apart', {}, 'uji-apart')).status).toBe(200)
  })
})

describe('guessing at the door', () => {
  const from = (remoteAddress: string, user_id: string, password = 'tebakan', perangkat = '') =>
    http.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      remoteAddress,
      payload: { user_id, password },
      headers: { 'x-perangkat': perangkat },
    })
  const statuses = async (tries: readonly Promise<{ statusCode: number }>[]): Promise<number[]> =>
    (await Promise.all(tries)).map(({ statusCode }) => statusCode)

  test('keeps nobody out of the browser he works in', async () => {
    await http.addUser('pemilik', 'OWN', 'GS1')
    expect((await from('10.0.0.1', 'pemilik', testPassword, 'meja-pemilik')).statusCode).toBe(200)
    for (let at = 0; at < 5; at += 1)
      expect((await from(`10.0.1.${at}`, 'pemilik')).statusCode).toBe(401)
    expect((await from('10.0.1.9', 'pemilik', testPassword, 'baru')).statusCode).toBe(429)
    expect((await from('10.0.0.1', 'pemilik', testPassword, 'meja-pemilik')).statusCode).toBe(200)
    for (let at = 0; at < 5; at += 1)
      expect((await from('10.0.0.1', 'pemilik', 'tebakan', 'meja-pemilik')).statusCode).toBe(401)
    expect((await from('10.0.0.1', 'pemilik', testPassword, 'meja-pemilik')).statusCode).toBe(429)
    now += 3_000
    expect((await from('10.0.0.1', 'pemilik', testPassword, 'meja-pemilik')).statusCode).toBe(200)
  })

  test('slows a name down that nobody has, like any other', async () => {
    for (let at = 0; at < 5; at += 1)
      expect((await from('10.0.2.1', 'tidak.ada')).statusCode).toBe(401)
    const slow = await from('10.0.2.2', 'tidak.ada')
    expect(slow.statusCode).toBe(429)
    expect(slow.body).toContain('Terlalu Banyak Percobaan, Tunggu 2 Detik')
  })

  test('is slow from one address, whatever names it tries; from another it is not', async () => {
    const tried: number[] = []
    for (let at = 0; at < 33; at += 1)
      tried.push((await from('2001:db8:1:2::7', `nama${at}`)).statusCode)
    expect(tried.filter((status) => status === 429)).toHaveLength(3)
    expect((await from('2001:db8:1:2:3::9', 'pemilik', testPassword)).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::7', 'nama90')).statusCode).toBe(401)
    now += 20_000
    expect((await from('2001:db8:1:2::7', 'nama91')).statusCode).toBe(401)
  })

  test('of very many at once is sent away in words, who is known comes in meanwhile', async () => {
    await http.addUser('ramai', 'SPV', 'GS1')
    expect((await from('10.0.3.1', 'ramai', testPassword, 'meja-ramai')).statusCode).toBe(200)
    const flood = Array.from({ length: 200 }, (_, at) => from(`10.0.4.${at}`, `orang${at}`))
    const honest = from('10.0.3.1', 'ramai', testPassword, 'meja-ramai')
    expect((await honest).statusCode).toBe(200)
    const sent = await statuses(flood)
    expect(sent.filter((status) => status === 401).length).toBeGreaterThan(0)
    expect(sent.filter((status) => status === 429).length).toBeGreaterThan(100)
    const away = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 429)
    expect(away?.json().message).toBe('Server Sedang Sibuk, Coba Lagi Sebentar')
  })
})

describe('a session', () => {
  test('ends by log-out, everywhere and at once', async () => {
    const token = await http.token('keluar', 'KASIR')
    expect((await http.send('POST', '/api/v1/users/logout', { token, body: {} })).status).toBe(200)
    expect((await http.send('GET', '/api/v1/users/sesi', { token })).status).toBe(401)
  })

  test('is ended by OWN, not by another cashier', async () => {
    const own = await http.token('own2', 'OWN')
    const other = await http.token('kasir3', 'KASIR')
    const victim = await http.token('korban', 'KASIR')
    const body = { user_id: 'korban' }
    expect((await http.send('POST', '/api/v1/users/logout', { token: other, body })).status).toBe(
      403,
    )
    expect((await http.send('POST', '/api/v1/users/logout', { token: own, body })).status).toBe(200)
    expect((await http.send('GET', '/api/v1/users/sesi', { token: victim })).text).toContain(
      'Invalid Token',
    )
  })

  test('of one shop is not taken at the portal of another', async () => {
    const token = await http.token('portal', 'KASIR')
    expect((await http.send('GET', '/portal/GS1/api/v1/users/sesi', { token })).status).toBe(200)
    const other = await http.send('GET', '/portal/PUSAT/api/v1/users/sesi', { token })
    expect(other.status).toBe(403)
    expect(other.json.code).toBe('E-HAK')
  })

  test('is not found in the address or a cookie', async () => {
    const token = await http.token('kepala', 'KASIR')
    const inQuery = await http.send('GET', '/api/v1/users/sesi', {
      query: { 'x-auth-token': token },
    })
    const inCookie = await http.send('GET', '/api/v1/users/sesi', {
      headers: { cookie: `x-auth-token=${token}` },
    })
    expect([inQuery.status, inCookie.status]).toEqual([401, 401])
  })

  test('tells a page all it needs, settings in the JSON of their fields', async () => {
    const token = await http.token('halaman', 'KASIR')
    const { json } = await http.send('GET', '/api/v1/users/sesi', { token })
    expect(json.data.toko).toMatchObject({ kode_toko: 'GS1', nama_toko: 'Toko GS1', pusat: false })
    expect(json.data.settings).toContainEqual({ key: 'BATAS_DIAM', value: 480 })
    expect(json.data.settings).toContainEqual({ key: 'TOLERANSI_BERAT_PENJUALAN', value: 0.01 })
    expect(JSON.stringify(json)).not.toContain('id_sesi')
  })
})

describe('users/change-password', () => {
  test('needs the old one, and a token of its own comes with the new one', async () => {
    const token = await http.token('ganti', 'KASIR')
    const wrong = await http.send('POST', '/api/v1/users/change-password', {
      token,
      body: { password: 'bukan', new_password: 'rahasia-baru' },
    })
    expect(wrong.status).toBe(422)
    expect(wrong.json.message).toBe('Password Lama Salah')
    const right = await http.send('POST', '/api/v1/users/change-password', {
      token,
      body: { password: testPassword, new_password: 'rahasia-baru' },
    })
    expect(right.json.message).toBe('Update password berhasil')
    expect((await http.send('GET', '/api/v1/users/sesi', { token })).status).toBe(401)
    const other = String(right.json.data.token)
    expect((await http.send('GET', '/api/v1/users/sesi', { token: other })).status).toBe(200)
    expect((await login('ganti', {}, 'uji-ganti')).status).toBe(401)
  })
})
