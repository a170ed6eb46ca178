import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { everyCall, nameOfCall } from '#server/walk/test-calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

/** What a flag opens is closed while it is off: every call behind it, for every user. */

let http: TestHttp
let token: string

/** Flags of which one must be on for anybody to pass the guard of this call. */
function flagsBefore({ right, when }: Endpoint): string[] {
  const own = when === undefined ? [] : [when]
  if (right.kind !== 'screen') return own
  const behind = right.paths.map((path) => house.screen(path)?.when)
  const [flag] = behind
  return flag !== undefined && behind.every((one) => one === flag) ? [...own, flag] : own
}

const calls = everyCall(servedModules).filter(({ right }) => right.kind !== 'public')
const byFlag = new Map<string, Endpoint[]>()
for (const call of calls)
  for (const flag of new Set(flagsBefore(call)))
    byFlag.set(flag, [...(byFlag.get(flag) ?? []), call])

const set = (flag: string, value: boolean) =>
  http.send('PUT', `/api/v1/para-system/key/${flag}`, { token, body: { value } })

const params = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'X']))

const shut = 'Halaman Tidak Ditemukan'
const ask = async (endpoint: Endpoint): Promise<string | undefined> =>
  (await http.call(endpoint, params(endpoint), { token, body: {} })).json.message

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  token = await http.token('own', 'OWN', 'PUSAT')
  for (const flag of byFlag.keys()) await set(flag, true)
})
afterAll(() => http.close())

describe('a flag', () => {
  test.each([...byFlag])('%s', async (flag, behind) => {
    await set(flag, false)
    const open: string[] = []
    for (const call of behind) if ((await ask(call)) !== shut) open.push(nameOfCall(call))
    await set(flag, true)
    expect(open).toEqual([])
    // And this flag is what closes them.
    const [first] = behind
    expect(first && (await ask(first))).not.toBe(shut)
  })
})
