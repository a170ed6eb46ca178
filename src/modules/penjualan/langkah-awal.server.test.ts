import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string

interface Langkah {
  readonly path: string
  readonly sudah: boolean
}
const langkah = async (): Promise<readonly Langkah[]> =>
  (await http.send('GET', '/api/v1/langkah-awal', { token: own })).json.data
const sudah = async (): Promise<string[]> =>
  (await langkah()).flatMap((one) => (one.sudah ? [one.path] : []))

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  own = await http.token('own', 'OWN')
})
afterAll(() => http.close())

test('a new shop is told what to fill in, in order, by screens that exist', async () => {
  const found = await langkah()
  expect(found.map(({ path }) => path)).toEqual([
    '/master-kategori',
    '/master-jenis',
    '/master-kadar',
    '/master-kadar-eod',
    '/master-kelompok-harga',
    '/master-group',
    '/master-gudang',
    '/master-baki',
    '/master-bank',
    '/master-sales',
    '/tambah-data-barang',
  ])
  for (const { path } of found) expect(house.screen(path)).toBeDefined()
})

test('what it has is ticked; what another shop has is not', async () => {
  expect(await sudah()).toEqual([])
  const isi = (token: string) =>
    http.send('POST', '/api/v1/kategori/create', {
      token,
      body: { kode_kategori: 'EMAS', nama_kategori: 'Emas', cara_harga: 'GRAM' },
    })
  expect((await isi(await http.token('own2', 'OWN', 'GS2'))).status).toBe(200)
  expect(await sudah()).toEqual([])
  expect((await isi(own)).status).toBe(200)
  expect(await sudah()).toEqual(['/master-kategori'])
})

test('it is for those who bring goods in', async () => {
  const kasir = await http.token('kasir', 'KASIR')
  const { status } = await http.send('GET', '/api/v1/langkah-awal', { token: kasir })
  expect(status).toBe(403)
})
