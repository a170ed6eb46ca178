import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
})
afterAll(() => http.close())

const set = async (key: string, value: unknown, token: string): Promise<number> =>
  (
    await http.send('PUT', `/api/v1/para-system/key/${key}`, {
      token,
      body: { value },
    })
  ).status

test.each([
  ['BATAS_PENJUALAN', 50_000_000],
  ['BATAS_DISKON_KASIR', 7.5],
  ['TOLERANSI_BERAT_PENJUALAN', 0.02],
  ['TOLERANSI_BERAT_PEMBELIAN', 0.02],
  ['TOLERANSI_BERAT_SETORAN', 0.02],
  ['TOLERANSI_BERAT_KEMBALI', 0.02],
  ['UMUR_OTORISASI', 5],
  ['PASSKEY_DI_KONTER', true],
  ['FINGERPRINT_MODULE', true],
])('%s is set by the owner, and not by those whom it holds', async (key, value) => {
  for (const level of ['MU', 'DEV'] as const)
    expect(await set(key, value, await http.token(level.toLowerCase(), level))).toBe(403)
  expect(await set(key, value, await http.token('own', 'OWN'))).toBe(200)
})
