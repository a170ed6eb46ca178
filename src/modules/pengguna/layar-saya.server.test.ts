import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let kasir: string
let lain: string

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  kasir = await http.token('kasir1', 'KASIR')
  lain = await http.token('kasir2', 'KASIR')
})
afterAll(() => http.close())

const address = '/api/v1/users/layar'
const buka = (path: string, token = kasir) => http.send('POST', address, { token, body: { path } })
const bintang = (path: string, favorit: boolean, token = kasir) =>
  http.send('PUT', address, { token, body: { path, favorit } })
const saya = async (token = kasir): Promise<unknown> => {
  const { json } = await http.send('GET', address, { token })
  return json.data.map(({ favorit, kali, path }: Record<string, unknown>) => ({
    path,
    kali,
    favorit,
  }))
}

test('the server keeps for the person what he opens and stars', async () => {
  for (const path of ['/uang-kas', '/transaksi-penjualan', '/uang-kas']) await buka(path)
  await bintang('/laporan-penjualan', true)
  await bintang('/uang-kas', true)
  expect(await saya()).toEqual([
    { path: '/uang-kas', kali: 2, favorit: true },
    { path: '/transaksi-penjualan', kali: 1, favorit: false },
    { path: '/laporan-penjualan', kali: 0, favorit: true },
  ])
  await bintang('/uang-kas', false)
  expect(await saya()).toContainEqual({ path: '/uang-kas', kali: 2, favorit: false })
})

test('nobody sees or changes what another uses', async () => {
  await buka('/lihat-penjualan', lain)
  expect(await saya(lain)).toEqual([{ path: '/lihat-penjualan', kali: 1, favorit: false }])
  expect(await saya()).not.toContainEqual(expect.objectContaining({ path: '/lihat-penjualan' }))
})

test('only screens of a menu are kept', async () => {
  for (const path of ['/home', '/x', '/uang-kas ']) {
    const answer = await buka(path)
    expect([path, answer.status, answer.json.message]).toEqual([
      path,
      path === '/uang-kas ' ? 200 : 404,
      path === '/uang-kas ' ? answer.json.message : 'Layar Tidak Ditemukan',
    ])
  }
  expect(await saya(lain)).toHaveLength(1)
})
