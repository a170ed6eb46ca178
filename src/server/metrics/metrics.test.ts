import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttp } from '#server/http/create-http'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import type { MetricsConfig } from './metrics.ts'

let http: TestHttp
let log: string
const opened: Awaited<ReturnType<typeof createHttp>>[] = []

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  log = path.join(path.dirname(http.files), 'log-metrik')
})
afterAll(async () => {
  for (const { app } of opened) await app.close()
  await http?.close()
})

async function serverWith(metrics: MetricsConfig, logLevel: 'silent' | 'debug' = 'silent') {
  const { appUrl, db } = http.database
  const server = await createHttp({
    ...{ house, modules: servedModules, db, appUrl },
    config: { logLevel, origin: undefined, trustProxy: ['loopback'], metrics },
    folder: { files: http.files, log },
    web: http.files,
  })
  opened.push(server)
  await server.app.ready()
  return server.app
}

const token = 'rahasia-pengukur-01'

describe('/metrics', () => {
  test('is not there unless it was asked for', async () => {
    const app = await serverWith({ token: undefined, from: [] })
    const answer = await app.inject('/metrics')
    expect(answer.body).not.toContain('kencana_')
    expect((await http.send('GET', '/metrics')).text).not.toContain('kencana_')
  })

  test('tells whoever has the token, or asks from a listed address, and nobody else', async () => {
    const app = await serverWith({ token, from: ['10.9.0.0/16', '192.168.7.7'] })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers })).statusCode
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: 'Bearer salah-salah-salah-1' })).toBe(401)
    expect(await ask({ authorization: token })).toBe(401)
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await ask({ 'x-forwarded-for': '10.9.3.4' })).toBe(200)
    expect(await ask({ 'x-forwarded-for': '192.168.7.7' })).toBe(200)
    expect(await ask({ 'x-forwarded-for': '192.168.7.8' })).toBe(401)
  })

  test('counts by declared call and status, and by no key of an address', async () => {
    const app = await serverWith({ token, from: [] })
    const who = await http.token('own', 'OWN')
    for (const url of [
      '/api/v1/para-system/key/BATAS_DIAM',
      '/portal/GS1/api/v1/para-system/key/BATAS_DIAM',
      '/api/v1/para-system/key/TIDAK_ADA',
      '/api/v1/jalan/entah/RAHASIA',
    ])
      await app.inject({ url, headers: { 'x-auth-token': who } })
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    const call = 'call="GET para-system/key/{key}"'
    expect(body).toContain(`kencana_requests_total{${call},status="200"} 2`)
    expect(body).toContain(`kencana_requests_total{${call},status="404"} 1`)
    expect(body).toContain(`kencana_request_seconds_count{${call}} 3`)
    expect(body).not.toMatch(/RAHASIA|TIDAK_ADA|GS1/)
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
      expect(body).toContain(name)
    expect(body).toMatch(/kencana_pool_open [1-9]/)
    expect(body).toMatch(/kencana_live_connections 0/)
    expect(body).toMatch(/kencana_backup_age_seconds \d/)
  })
})

test('a line of the log has the id that the answer carries, the call, and no key', async () => {
  const app = await serverWith({ token: undefined, from: [] }, 'debug')
  const answer = await app.inject('/api/v1/para-system/key/BATAS_DIAM')
  const id = answer.headers['x-request-id']
  expect(id).toMatch(/^[0-9a-f]{8}-/)
  const lines = (): Record<string, unknown>[] =>
    fs
      .readFileSync(path.join(log, 'server.log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  await expect
    .poll(() => lines().find((line) => line['id'] === id))
    .toMatchObject({
      call: 'GET /api/v1/para-system/key/:key',
      status: 401,
      msg: 'answered',
    })
})
