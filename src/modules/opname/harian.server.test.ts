import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// A head office and two branches that count their trays every day.
const toko = ['PUSAT', 'GS1', 'GS2']
let http: TestHttp
const tokens = new Map<string, string>()

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  for (const kode of toko) {
    await http.addShop(kode, kode === 'PUSAT' ? 'PUSAT' : 'CABANG')
    tokens.set(kode, await http.token(`own.${kode.toLowerCase()}`, 'OWN', kode))
    const { status } = await http.send(
      'PUT',
      '/api/v1/para-system/key/STOCK_OPNAME_GLOBAL_MODULE',
      { token: tokens.get(kode) ?? '', body: { value: true } },
    )
    if (status !== 200) throw new Error(`${kode}: the module is not on`)
  }
})
afterAll(() => http.close())

const cabang = async (kode: string, path: string, body?: object): Promise<string[]> => {
  const token = tokens.get(kode) ?? ''
  const method = body ? 'POST' : 'GET'
  const { json } = await http.send(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })
  const rows: readonly { readonly cabang: string }[] = json.data.cabang ?? json.data.rows
  return rows.map((row) => row.cabang)
}

test('the head office sees every branch, a branch itself alone', async () => {
  expect(await cabang('PUSAT', 'stock-opname-global-harian')).toHaveLength(3)
  expect(await cabang('GS1', 'stock-opname-global-harian')).toHaveLength(1)
  const tgl = { tgl: '2026-11-21' }
  const semua = await cabang('PUSAT', 'stock-opname/report-global', tgl)
  expect(semua.map((one) => one.split(' ')[0])).toEqual(toko)
  const [satu = '', ...lain] = await cabang('GS2', 'stock-opname/report-global', tgl)
  expect([satu.split(' ')[0], lain]).toEqual(['GS2', []])
})

test('behind the wall of a branch the database shows no other either', async () => {
  const rows = await http.database.db.rows<{ kode_toko: string }>(
    'GS1',
    sql`select kode_toko from cakupan_opname('GS1', '2026-11-21')`,
  )
  expect(rows).toEqual([{ kode_toko: 'GS1' }])
})
