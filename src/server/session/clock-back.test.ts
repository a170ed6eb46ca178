import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The clock goes back (an empty battery, or a correction), and nobody is locked out.

let http: TestHttp
let now = Date.now()
const hour = 3_600_000

const login = (user_id: string, password = testPassword, perangkat = 'b') =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password },
    headers: { 'x-perangkat': perangkat },
  })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => now } })
  await http.addShop('GS1')
  await http.addUser('kasir', 'KASIR', 'GS1')
})
afterAll(() => http.close())

test('an address and a name that were tried may try again', async () => {
  const { guesses } = http.engine.sessions
  for (let at = 0; at < 6; at += 1) await guesses.take('siapa')
  expect(await guesses.take('siapa')).toBeGreaterThan(0)
  expect(await guesses.takeFrom('10.7.7.7')).toBe(0)
  now -= 7 * hour
  expect(await guesses.take('siapa')).toBeLessThanOrEqual(300)
  expect(await guesses.takeFrom('10.7.7.7')).toBe(0)
  now += 7 * hour
})

test('a failure that seems to lie ahead keeps nobody waiting', async () => {
  await http.database.db.chain.rows(sql`update users set gagal = 9,
    gagal_pada = now() + interval '5 hours' where user_id = 'kasir'`)
  expect((await login('kasir')).status).toBe(200)
})

test('a session seen in the future is silent until it speaks', async () => {
  const first = String((await login('kasir')).json.data.token)
  now -= 3 * hour
  expect((await http.send('GET', '/api/v1/users/sesi', { token: first })).status).toBe(200)
  expect((await login('kasir', testPassword, 'lain')).status).toBe(409) // it spoke just now
  now += 3 * hour
})
