import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { levels, mayDo, type Level, type Right } from '#kernel/right'
import { house } from '../../house.ts'
import { treeFor } from '../session/akses.ts'
import type { Answer, Caller } from './test-caller.ts'
import { openChain, userOf, type TestChain } from './test-chain.ts'

// Every call of the OpenAPI document, as the server gives it: without a token, with another shop's,
// below its right, with its module off. Nothing here is asked of the definitions but who may what.

const right = z.custom<Right>((value) => z.object({ kind: z.string() }).safeParse(value).success)
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ 'x-right': right, 'x-when': z.string().optional(), parameters: z.unknown() }),
    ),
  ),
})

interface Described {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly right: Right
  readonly when: string | undefined
}

let chain: TestChain
let calls: readonly Described[]

/** Flags that hide a call or a screen are on, so that only rights decide. */
const gates = new Set([
  ...house.screens.flatMap(({ when }) => when ?? []),
  ...house.modules.flatMap(({ endpoints }) => (endpoints ?? []).flatMap(({ when }) => when ?? [])),
])

beforeAll(async () => {
  chain = await openChain()
  for (const flag of gates) await chain.set('PUSAT', flag, true)
  const { json } = await chain.nobody.send({ method: 'GET', address: '/api/v1/openapi.json' })
  calls = Object.entries(document.parse(json).paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      method: verb.toUpperCase(),
      path: path.replace(/\{\w+\}/g, 'TIDAK-ADA'),
      right: call['x-right'],
      when: call['x-when'],
    })),
  )
})
afterAll(() => chain.close())

const ask = (who: Caller, { method, path }: Described, portal = ''): Promise<Answer> =>
  who.send({
    method,
    address: `${portal}/api/v1${path}`,
    headers: { 'idempotency-key': 'rights' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  })

const forbidden = 'Anda Tidak Memiliki Hak Akses'

/** The calls whose answer is not the one that is wanted, each with what it said. */
async function strays(
  those: readonly Described[],
  who: Caller,
  wanted: (answer: Answer) => boolean,
  portal?: string,
): Promise<string[]> {
  const found: string[] = []
  for (const call of those) {
    const answer = await ask(who, call, portal)
    if (!wanted(answer)) found.push(`${call.name}: ${answer.status} ${answer.json.message ?? ''}`)
  }
  return found
}

const walled = (): Described[] => calls.filter((call) => call.right.kind !== 'public')
/** Asked last: it ends the session that asks. */
const isGoodbye = (call: Described): boolean => call.path === '/users/logout'

describe('every call of the OpenAPI document', () => {
  test('is there', () => {
    expect(calls.length).toBeGreaterThan(100)
    expect(walled().length).toBeGreaterThan(calls.length - 10)
  })

  test('refuses who has no token, or one that is none', async () => {
    const wanted = ({ json, status }: Answer) => status === 401 && json.message === 'Invalid Token'
    expect(await strays(walled(), chain.nobody, wanted)).toEqual([])
    const { Caller: Person } = await import('./test-caller.ts')
    const forged = new Person(chain.origin, 'A'.repeat(43))
    expect(await strays(walled(), forged, wanted)).toEqual([])
  })

  test("refuses another shop's token at a shop's portal", async () => {
    const stranger = await chain.as(userOf('OWN', 'GS1'))
    const wanted = ({ json, status }: Answer) => status === 403 && json.message === forbidden
    expect(await strays(walled(), stranger, wanted, '/portal/PUSAT')).toEqual([])
  })

  test("answers its own shop's token at its portal", async () => {
    const own = await chain.as('own')
    const wanted = ({ status }: Answer) => ![401, 403].includes(status) && status < 500
    const reads = walled().filter(({ method }) => method === 'GET')
    expect(await strays(reads, own, wanted, '/portal/PUSAT')).toEqual([])
  })

  test.each(levels)('is open to level %s exactly where its definition says so', async (level) => {
    const person = { level, akses: treeFor(house, level as Level) }
    const may = (call: Described) => mayDo(person, call.right, (path) => house.screen(path))
    const who = await chain.as(userOf(level))
    const refused = ({ json, status }: Answer) => status === 403 && json.message === forbidden
    const below = walled().filter((call) => !may(call))
    expect(await strays(below, who, refused)).toEqual([])
    const allowed = walled().filter((call) => may(call) && !isGoodbye(call))
    const let_in = (answer: Answer) =>
      answer.status !== 401 && answer.status < 500 && answer.json.message !== forbidden
    expect(await strays(allowed, who, let_in)).toEqual([])
  })

  test('is not found while its flag is off', async () => {
    const own = await chain.as('own')
    for (const flag of gates) await chain.set('PUSAT', flag, false)
    const hidden = walled().filter(({ right, when }) => {
      const screens = right.kind === 'screen' ? right.paths : []
      return when || (screens.length > 0 && screens.every((path) => house.screen(path)?.when))
    })
    expect(hidden.length).toBeGreaterThan(0)
    expect(await strays(hidden, own, ({ status }) => status === 404)).toEqual([])
  })
})
