import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { drafPenjualan } from './konter.calls.ts'

let http: TestHttp
let mine: string
let other: string

const isi = {
  judul: 'Ibu Sari',
  nama_customer: null,
  alamat_customer: null,
  no_hp: null,
  kode_sales: null,
  baris: [],
  pembayaran: [],
}
const keep = (id: string, token: string, judul = isi.judul) =>
  http.call(drafPenjualan.simpan, { id }, { token, body: { ...isi, judul } })
const drop = (id: string, token: string) => http.call(drafPenjualan.hapus, { id }, { token })
const titles = async (token: string): Promise<string[]> =>
  (await http.call(drafPenjualan.list, {}, { token })).json.data.map(
    ({ judul }: { judul: string }) => judul,
  )

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  mine = await http.token('kasir1', 'KASIR')
  other = await http.token('kasir2', 'KASIR')
})
afterAll(() => http.close())

test('a draft is kept, kept again and thrown away by its own user', async () => {
  const id = newId()
  expect((await keep(id, mine)).status).toBe(200)
  expect((await keep(id, mine, 'Ibu Sari lagi')).status).toBe(200)
  expect(await titles(mine)).toEqual(['Ibu Sari lagi'])
  expect((await drop(id, mine)).status).toBe(200)
  expect((await drop(id, mine)).status).toBe(200)
  expect(await titles(mine)).toEqual([])
})

test("another user's draft is neither written nor thrown away, and that is said", async () => {
  const id = newId()
  await keep(id, mine)
  for (const answer of [await keep(id, other, 'rebut'), await drop(id, other)])
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      403,
      'E-HAK',
      'Draf Ini Milik User Lain',
    ])
  expect(await titles(mine)).toEqual(['Ibu Sari'])
  expect(await titles(other)).toEqual([])
})

test('forgotten drafts go, and nobody keeps more than he can look through', async () => {
  const token = await http.token('kasir9', 'KASIR', 'GS1')
  for (let n = 0; n < 20; n += 1) expect((await keep(newId(), token)).status).toBe(200)
  const [first = ''] = (await http.call(drafPenjualan.list, {}, { token })).json.data.map(
    ({ id }: { id: string }) => id,
  )
  const more = await keep(newId(), token)
  expect([more.status, more.json.message]).toEqual([
    422,
    'Draf Sudah 20, Selesaikan Atau Hapus Salah Satu',
  ])
  expect((await keep(first, token, 'Masih Ditulis')).status).toBe(200)
  const { db } = http.database
  await db.rows(
    'GS1',
    sql`update kencana.draf set diubah_pada = now() - interval '4 days' where id <> ${first}::uuid`,
  )
  expect((await keep(newId(), token)).status).toBe(200)
  expect(await titles(token)).toHaveLength(2)
  const left = await db.row<{ jumlah: number }>(
    'GS1',
    sql`select count(*)::int as jumlah from kencana.draf`,
  )
  expect(left?.jumlah).toBe(2)
})
