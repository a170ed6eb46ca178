import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../../house.server.ts'
import { house } from '../../../house.ts'
import { mulaiPasskey, simpanPasskey } from './passkey.calls.ts'
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
  http = await createTestHttp({ house, modules: servedModules })
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

test('whoever lost it gets a new password, and with it the passkey is gone', async () => {
  const body = { password: 'gajah-terbang' }
  await http.send('PUT', '/api/v1/users/reset-password/rina', { token: own, body })
  const { json, status } = await masuk('rina', body)
  expect([status, json.data.user.wajib_ganti]).toEqual([200, true])
})
