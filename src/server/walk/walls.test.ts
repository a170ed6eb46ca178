import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { levels } from '#kernel/right'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { everyCall, nameOfCall } from '#server/walk/test-calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/** The walls of every call, tried from outside: no token, another shop, a low level, a flag off. */

let http: TestHttp
const tokens = new Map<string, string>()

const calls = everyCall(house)
const guarded = calls.filter(({ right }) => right.kind !== 'public')
const flags = [...new Set([...calls, ...house.screens].flatMap(({ when }) => (when ? [when] : [])))]

const params = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
      key,
      key === 'kode_toko' ? 'GS1' : 'X',
    ]),
  )

/** A call that passes every wall meets the check of its body, or finds nothing: never these. */
const isWall = (status: number): boolean => status === 401 || status === 403

const token = (name: string): string => tokens.get(name) ?? ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  for (const level of levels) {
    tokens.set(level, await http.token(level.toLowerCase(), level))
  }
  tokens.set('PUSAT', await http.token('own.pusat', 'OWN', 'PUSAT'))
  for (const flag of flags)
    await http.send('PUT', `/api/v1/para-system/key/${flag}`, {
      token: token('OWN'),
      body: { value: true },
    })
})
afterAll(() => http.close())

describe('without a token', () => {
  test.each(guarded.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      for (const bad of ['', 'x', 'A'.repeat(43)]) {
        const answer = await http.call(endpoint, params(endpoint), { token: bad, body: {} })
        expect(answer.status).toBe(401)
        expect(answer.text).toContain('Invalid Token')
      }
    },
  )
})

describe("with another shop's token", () => {
  test.each(guarded.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'X')
      for (const [shop, own] of [
        ['GS1', 'PUSAT'],
        ['PUSAT', 'OWN'],
        ['TIADA', 'OWN'],
      ] as const) {
        const address = `/portal/${shop}/api/v1/${path}`
        const answer = await http.send(endpoint.method, address, { token: token(own), body: {} })
        expect([answer.status, answer.json.code]).toEqual([403, 'E-HAK'])
      }
    },
  )
})

/** What the definition says of a level, worked out from it alone. */
function mayCall({ right }: Endpoint, level: (typeof levels)[number]): boolean {
  if (right.kind !== 'screen') return right.kind !== 'level' || right.levels.includes(level)
  return right.paths.some((path) => {
    const screen = house.screen(path)
    if (!screen || screen.pusat) return false
    if (screen.levels) return screen.levels.includes(level)
    if (level === 'OWN' || level === 'SU') return true
    return screen.initially?.includes(level) ?? screen.menu === undefined
  })
}

describe('with each level', () => {
  // What ends the session of whoever calls it would end the walk.
  const calm = guarded.filter(({ path }) => path !== 'users/logout')
  test.each(calm.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const visible =
        endpoint.right.kind !== 'screen' ||
        endpoint.right.paths.some((path) => house.screen(path) && !house.screen(path)?.pusat)
      for (const level of visible ? levels : []) {
        const sent = endpoint.upload || endpoint.method === 'GET' ? {} : { body: {} }
        const answer = await http.call(endpoint, params(endpoint), { token: token(level), ...sent })
        expect(answer.status, level).toBeLessThan(500)
        expect(
          isWall(answer.status) && answer.json.code !== 'E-OTORISASI',
          `${level} ${answer.text}`,
        ).toBe(!mayCall(endpoint, level))
      }
    },
  )
})

describe('with its module off', () => {
  const switched = guarded.filter(({ when }) => when)
  test.each(switched.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const set = (value: boolean) =>
        http.send('PUT', `/api/v1/para-system/key/${endpoint.when ?? ''}`, {
          token: token('OWN'),
          body: { value },
        })
      await set(false)
      const answer = await http.call(endpoint, params(endpoint), { token: token('OWN'), body: {} })
      await set(true)
      expect([answer.status, answer.json.code]).toEqual([404, 'E-TIDAK-ADA'])
    },
  )
})
