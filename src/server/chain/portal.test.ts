import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, letterHeaders, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import type { Letter } from './letter.ts'

// The letters that the servers of a chain sign: what they open, and what they do not.

const secret = 'x'.repeat(40)
let http: TestHttp
let own = ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, config: { portalToken: secret } })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS3')
  own = await http.token('own.gs3', 'OWN', 'GS3')
})
afterAll(() => http.close())

const body = { isi: [{ master: 'bank', baris: [] }], simpan: false }
const salin = '/api/v1/portal/salin'
const post = (path: string, headers: Record<string, string>, sent: unknown = body) =>
  http.send('POST', path, { body: sent, headers })
const signed = (more: Partial<Letter> = {}, by = secret, waktu?: number) =>
  letterHeaders(by, { method: 'POST', address: salin, body, toko: 'GS3', ...more }, waktu)

test('one opens what says so, in the shop that is named, by its portal too', async () => {
  for (const path of [salin, `/portal/GS3${salin}`])
    expect((await post(path, signed())).status).toBe(200)
})

test('the secret itself opens nothing, whatever is said beside it', async () => {
  const headers = { 'x-auth-token': secret, 'x-toko': 'GS3', 'x-oleh': 'own', 'x-level': 'OWN' }
  const answer = await post(salin, headers)
  expect([answer.status, answer.json.code]).toEqual([401, 'E-MASUK'])
})

test('one is taken once', async () => {
  const headers = signed()
  expect((await post(salin, headers)).status).toBe(200)
  const again = await post(salin, headers)
  expect([again.status, again.json.message]).toEqual([401, 'Panggilan Ini Sudah Diterima'])
})

test.each([
  ['an old one', signed({}, secret, Date.parse('2026-01-01')), 401],
  ['one by another secret', signed({}, `${secret}y`), 401],
  ['one with another body', signed({ body: { ...body, simpan: true } }), 401],
  ['one of another call', signed({ address: '/api/v1/banks' }), 401],
  ['one for no shop', signed({ toko: '' }), 403],
  ['one for a shop that is not here', signed({ toko: 'GS1' }), 403],
] as const)('does not open: %s', async (_, headers, status) => {
  expect((await post(salin, headers)).status).toBe(status)
})

test.each([
  ['another shop in the address', `/portal/GS1${salin}`, {}],
  ['a call for people', '/api/v1/banks/create', { address: '/api/v1/banks/create' }],
  ['what the head office answers', '/api/v1/portal/master', { address: '/api/v1/portal/master' }],
] as const)('does not open: %s', async (_, path, more) => {
  expect((await post(path, signed(more))).status).toBe(403)
})

test("is asked for: a person's token opens none of it, an owner's neither", async () => {
  for (const path of [salin, `/portal/GS3${salin}`]) {
    const answer = await http.send('POST', path, { token: own, body })
    expect([answer.status, answer.json.code]).toEqual([403, 'E-HAK'])
  }
})

test('writes nothing at the head office, and reads nothing from a branch', async () => {
  expect((await post(salin, signed({ toko: 'PUSAT' }))).status).toBe(403)
  const master = { master: ['bank'] }
  const address = '/api/v1/portal/master'
  const ask = (toko: string) => post(address, signed({ toko, address, body: master }), master)
  expect((await ask('PUSAT')).status).toBe(200)
  expect((await ask('GS3')).status).toBe(403)
})
