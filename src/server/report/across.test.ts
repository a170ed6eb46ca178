import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { code, integer, text } from '#kernel/field'
import { buildHouse, defineModule } from '#kernel/module'
import { defineReport } from '#kernel/report'
import { callOf } from '#kernel/report-call'
import { serveModule, serveReport } from '#server/serve'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The head office reads a report of one shop, of several, of all: GS1 lives in its database, GS2
// behind the portal of another server.

const common = {
  purpose: 'Uji',
  heading: 'Uji',
  filters: { q: text({ label: 'Cari' }) },
  columns: {
    jenis: code({ label: 'Jenis' }),
    nama_bank: text({ label: 'Nama Bank' }),
    n: integer({ label: 'N', total: 'sum' }),
  },
  contoh: { q: null },
} as const
const bank = defineReport({
  ...common,
  path: '/laporan-uji-bank',
  title: 'Bank Uji',
  call: 'uji/bank',
})
const berkelompok = defineReport({
  ...common,
  path: '/laporan-uji-kelompok',
  title: 'Kelompok Uji',
  call: 'uji/kelompok',
  groupBy: 'jenis',
})
const dalam = defineReport({
  ...common,
  path: '/laporan-uji-dalam',
  title: 'Dalam Uji',
  call: 'uji/dalam',
  groupBy: 'jenis',
  nested: true,
})
const reports = [bank, berkelompok, dalam]
const served = reports.map((report) =>
  serveReport(
    report,
    (filter, { toko }) => sql`
    select left(kode_bank, 1) as jenis, nama_bank, length(kode_bank) as n from kencana.bank
    where kode_toko = ${toko.kode_toko} and (${filter.q}::text is null or nama_bank ~ ${filter.q})
    order by kode_bank`,
  ),
)
const uji = defineModule({ name: 'uji', needs: [], reports })
const options = {
  house: buildHouse([...house.modules, uji]),
  modules: [...servedModules, serveModule(uji, { reports: served })],
  config: { portalToken: 'x'.repeat(40), portalHosts: ['127.0.0.1'] },
}

let http: TestHttp
let jauh: TestHttp
const token = { pusat: '', gs1: '' }

beforeAll(async () => {
  jauh = await createTestHttp(options)
  await jauh.addShop('GS2')
  http = await createTestHttp(options)
  await http.addShop('PUSAT', 'PUSAT')
  for (const kode of ['GS1', 'GS2']) await http.addShop(kode)
  const portal = await jauh.app.listen({ port: 0, host: '127.0.0.1' })
  await http.database.db.chain.rows(sql`update toko set portal = ${portal} where kode_toko = 'GS2'`)
  for (const [at, toko, kode] of [
    [http, 'PUSAT', 'A1'],
    [http, 'GS1', 'A22'],
    [http, 'GS1', 'B333'],
    [jauh, 'GS2', 'A4444'],
  ] as const)
    await at.database.db.rows(
      toko,
      sql`insert into bank (kode_toko, kode_bank, nama_bank)
        values (${toko}, ${kode}, ${`Bank ${kode}`})`,
    )
  token.pusat = await http.token('own', 'OWN', 'PUSAT')
  token.gs1 = await http.token('own.gs1', 'OWN', 'GS1')
})
afterAll(async () => {
  await http.close()
  await jauh.close()
})

const ask = (report: (typeof reports)[number], kode_toko: string | null, more = {}) =>
  http.call(callOf(report), {}, { token: token.pusat, body: { kode_toko }, ...more })
const baris = (kode_toko: string, kode: string) => ({
  kode_toko,
  jenis: kode.slice(0, 1),
  nama_bank: `Bank ${kode}`,
  n: kode.length,
})

test('all shops, one after the other: each is a group with its sums, and all are one sum', async () => {
  const { data } = (await ask(bank, 'ALL')).json
  expect(data.rows).toEqual([
    baris('PUSAT', 'A1'),
    baris('GS1', 'A22'),
    baris('GS1', 'B333'),
    baris('GS2', 'A4444'),
  ])
  expect([data.count, data.totals]).toEqual([4, { n: 2 + 3 + 4 + 5 }])
  expect(data.groups).toEqual([
    { nilai: 'PUSAT', count: 1, totals: { n: 2 } },
    { nilai: 'GS1', count: 2, totals: { n: 7 } },
    { nilai: 'GS2', count: 1, totals: { n: 5 } },
  ])
})

test('several, in the order in which they were chosen; their own groups stay', async () => {
  const { data } = (await ask(berkelompok, 'gs2, GS1')).json
  expect(data.rows).toEqual([baris('GS2', 'A4444'), baris('GS1', 'A22'), baris('GS1', 'B333')])
  expect(data.groups).toEqual([
    { nilai: 'A', count: 1, totals: { n: 5 } },
    { nilai: 'A', count: 1, totals: { n: 3 } },
    { nilai: 'B', count: 1, totals: { n: 4 } },
  ])
})

test('one on another server as one of the own, with the filter', async () => {
  const { kode_toko: _toko, ...row } = baris('GS2', 'A4444')
  expect((await ask(bank, 'GS2')).json.data.rows).toEqual([row])
  const none = await ask(bank, 'GS2', { body: { kode_toko: 'GS2', q: 'TIADA' } })
  expect(none.json.data).toMatchObject({ rows: [], count: 0, totals: { n: 0 } })
})

test('a sheet has all rows of all shops, and one sum', async () => {
  const { text: csv } = await ask(bank, 'ALL', { query: { format: 'csv' } })
  const lines = csv.trim().split(/\r?\n/)
  expect(lines[0]).toContain('Toko')
  expect(lines.slice(1).map((line) => line.split(/[;,]/).at(-1)?.replaceAll('"', ''))).toEqual([
    '2',
    '3',
    '4',
    '5',
    '14',
  ])
  const pdf = await ask(bank, 'GS1,GS2', { query: { format: 'pdf' } })
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  ['a shop that is not there', bank, 'GS1,TIADA', 404, 'Toko Tidak Ditemukan'],
  ['rows in their groups', dalam, 'ALL', 422, 'Laporan Ini Hanya Untuk Satu Toko'],
] as const)('refuses %s', async (_, report, kode, status, message) => {
  const { json, status: was } = await ask(report, kode)
  expect([was, json.message]).toEqual([status, message])
})

test.each(['PUSAT', 'ALL', 'GS1,PUSAT', 'GS2'])(
  'refuses a branch that asks for %s',
  async (kode) => {
    const answer = await ask(bank, kode, { token: token.gs1 })
    expect([answer.status, answer.json.code]).toEqual([403, 'E-HAK'])
    expect((await ask(bank, 'GS1', { token: token.gs1 })).status).toBe(200)
  },
)

test('a shop that does not answer is no zero: the report is refused with its name', async () => {
  await http.database.db.chain.rows(
    sql`update toko set portal = 'http://127.0.0.1:9' where kode_toko = 'GS2'`,
  )
  for (const query of [{}, { format: 'csv' }]) {
    const { json, status } = await ask(bank, 'ALL', { query })
    const message = 'Data Gagal Dimuat: Server Toko GS2 Tidak Menjawab'
    expect([status, json.message]).toEqual([422, message])
  }
})
