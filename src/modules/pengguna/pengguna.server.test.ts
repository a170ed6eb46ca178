import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string
let mu: string
let pusat: string

const baru = {
  user_id: 'Kasir.Baru',
  usere_name: 'Kasir Baru',
  level: 'KASIR',
  kode_toko: 'GS1',
  no_whatsapp: '081234567890',
  password: 'gajah-kecil-1',
}
const create = (more: object = {}, token = own) =>
  http.send('POST', '/api/v1/users/create', { token, body: { ...baru, ...more } })
const put = (address: string, body: object, token = own) =>
  http.send('PUT', `/api/v1/users/${address}`, { token, body })
const login = (user_id: string, password: string) =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password },
    headers: { 'x-perangkat': `uji-${user_id.toLowerCase()}` },
  })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  mu = await http.token('mu', 'MU')
  pusat = await http.token('own.pusat', 'OWN', 'PUSAT')
  await http.addUser('dev', 'DEV', 'GS1')
})
afterAll(() => http.close())

describe('/data-users', () => {
  test('adds a user, who logs in however he writes his name', async () => {
    expect((await create()).json.data).toEqual({ user_id: 'kasir.baru' })
    expect((await login('KASIR.baru', 'gajah-kecil-1')).status).toBe(200)
    expect((await create()).json.fields).toEqual([
      { field: 'user_id', message: 'User ID kasir.baru Sudah Ada' },
    ])
  })

  test('takes a user ID of two letters, not of one', async () => {
    expect((await create({ user_id: 'su' })).json.data).toEqual({ user_id: 'su' })
    expect((await create({ user_id: 's' })).json.fields).toEqual([
      { field: 'user_id', message: 'User ID Paling Sedikit 2 Huruf' },
    ])
  })

  test('shows who is at work, never a password', async () => {
    const { json, text } = await http.send('GET', '/api/v1/users/data', { token: own })
    expect(
      json.data.find((row: { user_id: string }) => row.user_id === 'kasir.baru'),
    ).toMatchObject({
      level: 'KASIR',
      no_whatsapp: '6281234567890',
      sedang_masuk: true,
      diblokir: false,
    })
    expect(text).not.toMatch(/argon2|sandi/)
    expect(text).not.toContain('own.pusat')
    const all = await http.send('GET', '/api/v1/users/data', { token: pusat })
    expect(all.text).toContain('own.pusat')
  })

  test('gives nobody a level above the own one, nor the right to approve', async () => {
    const su = await http.token('su.utama', 'SU')
    for (const [level, token] of [
      ['SPV', mu],
      ['SPV', su],
      ['OWN', su],
    ] as const)
      expect((await create({ user_id: 'kawan', level }, token)).json.fields).toEqual([
        { field: 'level', message: `Level ${level} Tidak Bisa Anda Berikan` },
      ])
    await http.addUser('spv.lama', 'SPV', 'GS1')
    for (const token of [mu, su])
      expect(
        (await put('reset-password/spv.lama', { password: 'gajah-kecil-2' }, token)).status,
      ).toBe(403)
    expect((await create({ user_id: 'spv.baru', level: 'SPV' })).status).toBe(200)
    const answer = await create({ user_id: 'besar', level: 'OWN' }, mu)
    expect(answer.json.fields).toEqual([
      { field: 'level', message: 'Level OWN Tidak Bisa Anda Berikan' },
    ])
    expect((await put('update/own', { ...baru, level: 'KASIR', versi: 1 }, mu)).status).toBe(403)
    expect((await put('reset-password/own', { password: 'gajah-kecil-2' }, mu)).status).toBe(403)
    expect((await put('blokir/dev', { diblokir: true }, mu)).status).toBe(403)
  })

  test('reaches no other shop, but from the head office', async () => {
    const answer = await create({ user_id: 'cabang', kode_toko: 'PUSAT' })
    expect(answer.json.fields?.[0]?.field).toBe('kode_toko')
    expect((await put('blokir/own.pusat', { diblokir: true })).status).toBe(404)
    expect((await create({ user_id: 'dari.pusat' }, pusat)).status).toBe(200)
    expect((await create({ user_id: 'tiada', kode_toko: 'TIADA' }, pusat)).status).toBe(400)
  })

  test('a changed level ends the session and is the right of the next one', async () => {
    const { json } = await login('kasir.baru', 'gajah-kecil-1')
    const { password: _p, user_id: _u, ...facts } = baru
    const rest = { ...facts, versi: 1 }
    expect((await put('update/kasir.baru', { ...rest, level: 'SPV' })).status).toBe(200)
    expect((await http.send('GET', '/api/v1/users/sesi', { token: json.data.token })).status).toBe(
      401,
    )
    expect((await login('kasir.baru', 'gajah-kecil-1')).json.data.user.level).toBe('SPV')
    expect((await put('update/kasir.baru', rest)).json.code).toBe('E-MDB:02')
    expect((await put('update/own', { ...rest, level: 'KASIR' })).json.fields?.[0]?.field).toBe(
      'level',
    )
  })

  test('a given password opens nothing but the change of it', async () => {
    await create({ user_id: 'baru.lagi', level: 'OWN' })
    const { json } = await login('baru.lagi', 'gajah-kecil-1')
    expect(json.data.user).toMatchObject({ wajib_ganti: true })
    const { token } = json.data
    for (const [method, address, body] of [
      ['GET', 'users/data', undefined],
      ['GET', 'tokos', undefined],
      ['POST', 'users/logout', { user_id: 'own' }],
    ] as const) {
      const answer = await http.send(method, `/api/v1/${address}`, { token, body })
      expect([answer.status, answer.json.code, answer.json.message]).toEqual([
        403,
        'E-SANDI',
        'Ganti Password Anda Dahulu',
      ])
    }
    const start = await http.send('GET', '/api/v1/users/sesi', { token })
    expect(start.json.data.user.wajib_ganti).toBe(true)
    const change = (new_password: string) =>
      http.send('POST', '/api/v1/users/change-password', {
        token,
        body: { password: 'gajah-kecil-1', new_password },
      })
    expect((await change('gajah-kecil-1')).json.fields).toEqual([
      { field: 'new_password', message: 'Password Baru Harus Berbeda Dari Yang Lama' },
    ])
    const changed = await change('milik-sendiri')
    expect(changed.status).toBe(200)
    const users = await http.send('GET', '/api/v1/users/data', { token: changed.json.data.token })
    expect(
      users.json.data.find((row: { user_id: string }) => row.user_id === 'baru.lagi'),
    ).toMatchObject({ wajib_ganti: false })
    expect((await login('baru.lagi', 'milik-sendiri')).json.data.user.wajib_ganti).toBe(false)
  })

  test('nobody sets his own password without the old one', async () => {
    expect((await put('reset-password/own', { password: 'gajah-kecil-3' })).json.message).toBe(
      'Ganti Password Anda Sendiri Di Menu Ganti Password',
    )
  })

  test('blocking and a new password end the session', async () => {
    const { json } = await login('kasir.baru', 'gajah-kecil-1')
    await put('reset-password/kasir.baru', { password: 'gajah-kecil-9' })
    expect((await http.send('GET', '/api/v1/users/sesi', { token: json.data.token })).status).toBe(
      401,
    )
    const again = await login('kasir.baru', 'gajah-kecil-9')
    await put('blokir/kasir.baru', { diblokir: true })
    expect(
      (await http.send('GET', '/api/v1/users/sesi', { token: again.json.data.token })).status,
    ).toBe(401)
    expect((await login('kasir.baru', 'gajah-kecil-9')).status).toBe(401)
    await put('blokir/kasir.baru', { diblokir: false })
    expect((await login('kasir.baru', 'gajah-kecil-9')).status).toBe(200)
    expect((await put('blokir/own', { diblokir: true })).json.message).toBe(
      'Anda Tidak Bisa Memblokir Diri Sendiri',
    )
  })

  test('keeps who changed what, without the password', async () => {
    const rows = await http.database.db.rows<{ oleh: string; isi: string }>(
      'GS1',
      sql`
      select oleh, concat(sebelum, sesudah) as isi from riwayat_master
      where tabel = 'users' and kunci = 'kasir.baru'`,
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(new Set(rows.map(({ oleh }) => oleh))).toEqual(new Set(['own']))
    expect(rows.map(({ isi }) => isi).join()).not.toContain('argon2')
  })
})

describe('users/get/all', () => {
  test('lists those who may be picked, by level', async () => {
    const kasir = await http.token('kasir1', 'KASIR')
    const { json } = await http.send('GET', '/api/v1/users/get/all', {
      token: kasir,
      query: { level: 'MU' },
    })
    expect(json.data).toEqual([{ user_id: 'mu', usere_name: 'MU', level: 'MU', kode_toko: 'GS1' }])
    const other = await http.send('GET', '/api/v1/users/get/all', {
      token: kasir,
      query: { kode_toko: 'PUSAT' },
    })
    expect(other.status).toBe(403)
  })
})

describe('what a user sees', () => {
  test('is his own tree where somebody has edited it', async () => {
    await http.addUser('pilihan', 'KASIR', 'GS1')
    await http.sees('pilihan', '/data-users')
    const token = await http.token('pilihan')
    expect((await http.send('GET', '/api/v1/users/data', { token })).status).toBe(200)
    expect(
      (await http.send('GET', '/api/v1/users/data', { token: await http.token('kasir1') })).status,
    ).toBe(403)
  })

  test('is his language and look, remembered', async () => {
    const token = await http.token('kasir1')
    expect((await put('tampilan', { bahasa: 'en', tema: 'GELAP' }, token)).status).toBe(200)
    const { json } = await http.send('GET', '/api/v1/users/sesi', { token })
    expect(json.data.user).toMatchObject({ bahasa: 'en', tema: 'GELAP' })
    const said = await http.send('POST', '/api/v1/users/change-password', {
      token,
      body: { password: 'x', new_password: testPassword },
    })
    expect(said.json.message).not.toBe('Password Lama Salah')
  })
})
