import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { isOpenInBranch } from '#kernel/in-branch'
import { levels } from '#kernel/right'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { everyCall, nameOfCall } from '#server/walk/test-calls'
import { readSnapshot } from '#server/walk/test-snapshot'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/** The walls of every call, tried from outside: no token, another shop, a low level, a flag off. */

let http: TestHttp
const tokens = new Map<string, string>()

const calls = everyCall(servedModules)
const guarded = calls.filter(({ right }) => right.kind !== 'public')
const flags = [...new Set([...calls, ...house.screens].flatMap(({ when }) => (when ? [when] : [])))]

const params = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
      key,
      key === 'kode_toko' ? 'GS1' : 'X',
    ]),
  )

/**
 * A call that passes every guard meets the check of its body, or finds nothing: never these codes.
 */
const isWall = (status: number): boolean => status === 401 || status === 403

const token = (name: string): string => tokens.get(name) ?? ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  for (const level of levels) {
    tokens.set(level, await http.token(level.toLowerCase(), level))
    const name = `PUSAT ${level}`
    tokens.set(name, await http.token(`${level.toLowerCase()}.pusat`, level, 'PUSAT'))
  }
  for (const flag of flags)
    for (const name of ['OWN', 'PUSAT OWN'])
      await http.send('PUT', `/api/v1/para-system/key/${flag}`, {
        token: token(name),
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
        // Calls that are open inside a branch are open to those who may work there, and to nobody
        // else.
        ['GS1', isOpenInBranch(house, endpoint) ? 'PUSAT KASIR' : 'PUSAT OWN'],
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

/** Only the head office sees one of its screens. */
const isPusat = ({ right }: Endpoint): boolean =>
  right.kind === 'screen' && right.paths.every((path) => house.screen(path)?.pusat)

describe('with each level, as snapshots/rights.txt says', () => {
  const matrix = readSnapshot('rights', 'call')
  const ask = async (endpoint: Endpoint, name: string) => {
    const sent = endpoint.upload || endpoint.method === 'GET' ? {} : { body: {} }
    const answer = await http.call(endpoint, params(endpoint), { token: token(name), ...sent })
    expect(answer.status, `${name} ${answer.text}`).toBeLessThan(500)
    return answer
  }
  const isRefused = async (endpoint: Endpoint, name: string): Promise<boolean> => {
    const { json, status } = await ask(endpoint, name)
    return isWall(status) && json.code !== 'E-OTORISASI'
  }

  // A call that ends the caller's session would end the walk.
  const calm = guarded.filter(({ path }) => path !== 'users/logout')
  test.each(calm.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const row = matrix.get(name)
      for (const level of levels) {
        expect(row?.get(level), level).toMatch(/^[x.]$/)
        const shop = isPusat(endpoint) ? `PUSAT ${level}` : level
        expect(await isRefused(endpoint, shop), level).toBe(row?.get(level) === '.')
        if (!isPusat(endpoint)) continue
        const { json } = await ask(endpoint, level)
        expect(json.message, `GS1 ${level}`).toBe('Halaman Tidak Ditemukan')
      }
    },
  )

  test('holds every call', () => {
    expect([...matrix.keys()].toSorted()).toEqual(calls.map(nameOfCall).toSorted())
  })
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
