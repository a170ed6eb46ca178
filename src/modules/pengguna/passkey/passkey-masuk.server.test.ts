import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../../house.server.ts'
import { house } from '../../../house.ts'
import { cabutPasskey, mulaiPasskey, simpanPasskey } from './passkey.calls.ts'
import { dibuat, dijawab, testPasskey, type Cheat } from './test-passkey.server.ts'

// A cashier with a passkey and a supervisor without; the shop wants passkeys at the log-in.
let http: TestHttp
let own: string
const key = testPasskey('telepon-rina')

const masuk = (user_id: string, more: object = {}) =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password: testPassword, ...more },
    headers: { 'x-perangkat': `uji-${user_id}` },
  })
const saklar = (value: boolean | null) =>
  http.send('PUT', '/api/v1/para-system/key/PASSKEY_MASUK_MODULE', { token: own, body: { value } })
const tantangan = async (): Promise<string> =>
  String((await masuk('rina')).json.details?.['tantangan'])
const denganPasskey = async (cheat: Cheat = {}, dari = key) =>
  masuk('rina', { passkey: dijawab(dari, await tantangan(), cheat) })

beforeAll(async () => {
  http = await createTestHttp({
    house,
    modules: servedModules,
    config: { https: 'on', httpsNames: ['kasir.lan', '192.168.7.41'] },
  })
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  const rina = await http.token('rina', 'KASIR')
  await http.addUser('spv', 'SPV', 'GS1')
  const password = testPassword
  const { json } = await http.call(mulaiPasskey, {}, { token: rina, body: { password } })
  const body = { nama: 'Telepon', ...dibuat(key, json.data.tantangan) }
  await http.call(simpanPasskey, {}, { token: rina, body })
})
afterAll(() => http.close())

test('without the module nobody is asked', async () => {
  expect((await masuk('rina')).status).toBe(200)
})

test('whoever has a passkey is asked for it after the right password, and only then', async () => {
  await saklar(true)
  const asked = await masuk('rina')
  expect([asked.status, asked.json.code]).toEqual([401, 'E-PASSKEY'])
  expect(asked.json.details).toMatchObject({ rp: 'localhost', kredensial: [key.id] })
  const wrong = await masuk('rina', { password: 'salah-sekali' })
  expect([wrong.json.code, wrong.json.details]).toEqual(['E-TOLAK', undefined])
  expect((await masuk('spv')).status).toBe(200) // has none
  expect((await denganPasskey({ hitung: 1 })).json.data.user.user_id).toBe('rina')
})

test('an answer is good once, to its own challenge, from its own key', async () => {
  const signed = dijawab(key, await tantangan(), { hitung: 2 })
  expect((await masuk('rina', { passkey: signed })).status).toBe(200)
  const refused = [401, 'Passkey Tidak Cocok']
  const said = async (answer: Promise<{ status: number; json: { message?: string } }>) => {
    const { json, status } = await answer
    return [status, json.message]
  }
  expect(await said(masuk('rina', { passkey: signed }))).toEqual(refused)
  expect(await said(denganPasskey({}, { ...testPasskey('lain'), id: key.id }))).toEqual(refused)
  expect(await said(denganPasskey({ hitung: 3 }, testPasskey('lain')))).toEqual(refused)
  expect(await said(denganPasskey({ hitung: 2 }))).toEqual(refused) // a copy of it
  await tantangan()
  const stale = dijawab(key, 'tantangan-lama', { hitung: 4 })
  expect(await said(masuk('rina', { passkey: stale }))).toEqual(refused)
})

test('a locked screen opens by it, once, and the session goes on', async () => {
  const token = String((await denganPasskey({ hitung: 5 })).json.data.token)
  const tantang = async (as = token): Promise<string> => {
    const { json } = await http.send('POST', '/api/v1/users/buka-kunci/mulai', { token: as })
    return String(json.data?.tantangan)
  }
  const buka = async (passkey: object) => {
    const body = { password: null, passkey }
    const { json, status } = await http.send('POST', '/api/v1/users/buka-kunci', { token, body })
    return [status, json.fields?.[0]?.message ?? json.message]
  }
  const [orangLain] = await buka(dijawab(key, await tantang(own), { hitung: 7 }))
  expect(orangLain).not.toBe(200)
  const [kunciLain] = await buka(dijawab(testPasskey('lain'), await tantang(), { hitung: 8 }))
  expect(kunciLain).not.toBe(200)
  const signed = dijawab(key, await tantang(), { hitung: 9 })
  expect((await buka(signed))[0]).toBe(200)
  expect((await buka(signed))[0]).not.toBe(200) // once
  expect((await http.send('GET', '/api/v1/users/sesi', { token })).status).toBe(200)
})

test('whoever lost it gets a new password, and with it the passkey is gone', async () => {
  const body = { password: 'gajah-terbang' }
  await http.send('PUT', '/api/v1/users/reset-password/rina', { token: own, body })
  const { json, status } = await masuk('rina', body)
  expect([status, json.data.user.wajib_ganti]).toEqual([200, true])
})

test('no other address is a way around it', async () => {
  const lain = testPasskey('telepon-andi')
  const andi = await http.token('andi', 'KASIR')
  const password = testPassword
  const { json } = await http.call(mulaiPasskey, {}, { token: andi, body: { password } })
  const body = { nama: 'Telepon', ...dibuat(lain, json.data.tantangan) }
  await http.call(simpanPasskey, {}, { token: andi, body })
  const dari = (host: string) =>
    http.send('POST', '/api/v1/users/login', {
      body: { user_id: 'andi', password },
      headers: { 'x-perangkat': 'uji-andi', host },
    })
  for (const host of ['apa.saja.example', 'localhost:4844', '', 'a b', '[::1']) {
    const answer = await dari(host)
    expect([host, answer.status, answer.json.code]).toEqual([host, 401, 'E-PASSKEY'])
    expect(answer.json.details).toMatchObject({ rp: 'localhost' })
  }
  for (const host of ['192.168.7.41:4081', 'kasir.lan:4081']) {
    const answer = await dari(host)
    expect([answer.status, answer.json.code, answer.json.message, answer.json.details]).toEqual([
      401,
      'E-PASSKEY',
      'Masuk Dengan Passkey Di Alamat localhost',
      undefined,
    ])
  }
})

test('the last one goes by the password only', async () => {
  const budi = await http.token('budi', 'KASIR')
  const password = testPassword
  const buat = async (name: string) => {
    const { json } = await http.call(mulaiPasskey, {}, { token: budi, body: { password } })
    const one = testPasskey(name)
    const body = { nama: name, ...dibuat(one, json.data.tantangan) }
    await http.call(simpanPasskey, {}, { token: budi, body })
    return one.id
  }
  const [pertama, kedua] = [await buat('satu'), await buat('dua')]
  const cabut = async (id: string, body = {}) => {
    const { json, status } = await http.call(
      cabutPasskey,
      { kredensial: id },
      { token: budi, body },
    )
    return [status, json.fields?.[0]?.message ?? json.message]
  }
  expect(await cabut(pertama)).toEqual([200, 'Passkey Dicabut'])
  expect(await cabut(kedua)).toEqual([400, 'Harus Diisi'])
  expect(await cabut(kedua, { password: 'salah-sekali' })).toEqual([400, 'Password Salah'])
  expect((await masuk('budi')).json.code).toBe('E-PASSKEY')
  expect(await cabut(kedua, { password })).toEqual([200, 'Passkey Dicabut'])
})

test('it is not switched on where no name of this server is known', async () => {
  const bare = await createTestHttp({ house, modules: servedModules })
  await bare.addShop('GS1')
  const address = '/api/v1/para-system/key/PASSKEY_MASUK_MODULE'
  const sent = { token: await bare.token('own', 'OWN'), body: { value: true } }
  const { json, status } = await bare.send('PUT', address, sent)
  expect([status, json.message]).toEqual([422, 'Isi ORIGIN Atau HTTPS Di Server Dahulu'])
  expect((await bare.send('PUT', address, { ...sent, body: { value: false } })).status).toBe(200)
  await bare.close()
})
