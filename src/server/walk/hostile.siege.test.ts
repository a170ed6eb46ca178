import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { openConnection } from '#server/db-connection'
import { createTestHttp, type TestAnswer, type TestHttp } from '#server/test-http'
import { siegeCount } from '#server/test-siege'
import { everyCall, nameOfCall } from '#server/walk/test-calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { hostileCalls, randomFrom, rawBodies, type Hostile } from './test-hostile.ts'

/**
 * Random and hostile input to every call is refused with a sentence: never 5xx, and nothing is half
 * saved.
 */

let http: TestHttp
let token: string
const rounds = siegeCount('FUZZ', 4)

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  token = await http.token('own', 'OWN', 'PUSAT')
  await http.addUser('own2', 'OWN', 'PUSAT')
  for (const [key, { field }] of Object.entries(house.settings))
    if (field.kind === 'yes')
      await http.send('PUT', `/api/v1/para-system/key/${key}`, { token, body: { value: true } })
})
afterAll(() => http.close())

const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) | 0, 7)

let counting: Awaited<ReturnType<typeof openConnection>>
let count = ''
beforeAll(async () => {
  counting = await openConnection(http.database.ownerUrl, () => undefined)
  const { rows } = await counting.query<{ nama: string }>(
    `select quote_ident(c.relname) as nama from pg_class c
      where c.relnamespace = 'kencana'::regnamespace and c.relkind = 'r'
        and has_table_privilege('kencana_app', c.oid, 'select')
        and c.relname not in ('sesi', 'otorisasi', 'pindai_aneh', 'masuk_gagal', 'pin_coba')`,
  )
  const each = rows.map(({ nama }) => `(select count(*) from kencana.${nama})`)
  count = `select (${each.join(' + ')})::int as n`
})
afterAll(() => counting?.end())

/**
 * Rows of every table of the shops; a refused call leaves them as they are. A code that is no nota
 * and a log-in are kept because they are refused.
 */
async function rowsSaved(): Promise<number> {
  // Planned once: there are two hundred tables, which are counted thousands of times.
  const { rows } = await counting.query<{ n: number }>({ name: 'baris', text: count })
  return rows[0]?.n ?? -1
}

/** A sentence without a hole; {{jahat}} is what somebody sent. */
const isWhole = (sentence = '{{'): boolean =>
  !sentence.replaceAll(/\{\{jahat\}\}/gi, '').includes('{{')

const said = ({ json, status, text }: TestAnswer): string => {
  const told = status < 400 || isWhole(json.message)
  return `${status < 500 && told ? 'fine' : 'BAD'} ${status} ${text.slice(0, 300)}`
}

/** How many requests come between two counts of the rows. */
const streak = 4

/** @returns how many of them were not refused. */
async function sendSome(endpoint: Endpoint, next: () => Hostile): Promise<number> {
  let done = 0
  for (let sent = 0; sent < streak; sent += 1) {
    const { body, params, ...rest } = next()
    const withBody = endpoint.method === 'GET' ? {} : { body }
    const answer = await http.call(endpoint, params, { token, ...rest, ...withBody })
    expect(said(answer), JSON.stringify({ ...rest, params, body }).slice(0, 2_000)).toMatch(/^fine/)
    if (answer.status < 400) done += 1
    if (answer.status === 401) token = await http.token('own2')
  }
  return done
}

describe.each(
  everyCall(servedModules).map((endpoint) => [nameOfCall(endpoint), endpoint] as const),
)('%s', (name, endpoint) => {
  test('takes nothing that is not its own', async () => {
    const random = randomFrom(seedOf(name))
    const next = hostileCalls(endpoint, random)
    let before = await rowsSaved()
    for (let round = 0; round < rounds; round += streak) {
      const done = await sendSome(endpoint, next)
      const after = await rowsSaved()
      expect(done > 0 || after === before, 'refused, and yet saved').toBe(true)
      before = after
    }
  })
})

test('a body that is no JSON of ours is refused by every call that takes one', async () => {
  const random = randomFrom(3)
  for (const endpoint of everyCall(servedModules).filter(({ method }) => method !== 'GET')) {
    const raw = rawBodies[Math.floor(random() * rawBodies.length)] ?? ''
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await http.call(
        endpoint,
        { key: 'X' },
        {
          token,
          body: raw,
          headers: { 'content-type': type, 'idempotency-key': 'k' },
        },
      )
      if (answer.status === 401) token = await http.token('own2')
      expect(said(answer), `${nameOfCall(endpoint)} ${type} ${raw.slice(0, 100)}`).toMatch(/^fine/)
    }
  }
})
