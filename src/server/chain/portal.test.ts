import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestAnswer, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The token that the servers of a chain share: what it opens, and what it does not.

const token = 'x'.repeat(40)
let http: TestHttp
let own = ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, config: { portalToken: token } })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS3')
  own = await http.token('own.gs3', 'OWN', 'GS3')
})
afterAll(() => http.close())

const viaPortal = (
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<TestAnswer> => http.send('POST', path, { body, headers })

const isi = { isi: [{ master: 'bank', baris: [] }], simpan: false }
const named = { 'x-auth-token': token, 'x-toko': 'GS3' }

test('opens what says so, in the shop that is named, by its portal too', async () => {
  for (const path of ['/api/v1/portal/salin', '/portal/GS3/api/v1/portal/salin'])
    expect((await viaPortal(path, isi, named)).status).toBe(200)
})

test.each([
  ['no shop named', '/api/v1/portal/salin', { 'x-auth-token': token }, 403],
  ['a shop that is not here', '/api/v1/portal/salin', { ...named, 'x-toko': 'GS1' }, 403],
  ['another shop in the address', '/portal/GS1/api/v1/portal/salin', named, 403],
  ['another token', '/api/v1/portal/salin', { ...named, 'x-auth-token': `${token}y` }, 401],
  ['a call for people', '/api/v1/banks/create', named, 403],
  ['what only the head office answers', '/api/v1/portal/master', named, 403],
] as const)('does not open: %s', async (_, path, headers, status) => {
  expect((await viaPortal(path, isi, headers)).status).toBe(status)
})

test("is asked for: a person's token opens none of it, an owner's neither", async () => {
  for (const path of ['/api/v1/portal/salin', '/portal/GS3/api/v1/portal/salin']) {
    const answer = await http.send('POST', path, { token: own, body: isi })
    expect([answer.status, answer.json.code]).toEqual([403, 'E-HAK'])
  }
})

test('writes nothing at the head office, and reads nothing from a branch', async () => {
  const pusat = { ...named, 'x-toko': 'PUSAT' }
  expect((await viaPortal('/api/v1/portal/salin', isi, pusat)).status).toBe(403)
  const master = { master: ['bank'] }
  expect((await viaPortal('/api/v1/portal/master', master, pusat)).status).toBe(200)
  expect((await viaPortal('/api/v1/portal/master', master, named)).status).toBe(403)
})
