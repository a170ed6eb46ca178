import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { berat, choice, code, rupiah, tanggal, text } from '#kernel/field'
import { buildHouse, defineModule } from '#kernel/module'
import { defineReport, periode } from '#kernel/report'
import { callOf, longestReport } from '#kernel/report-call'
import { serveModule, serveReport } from '#server/serve'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

const laporan = defineReport({
  path: '/laporan-uji',
  title: 'Laporan Uji',
  purpose: 'Uji',
  heading: 'Uji',
  call: 'uji/laporan',
  filters: {
    ...periode,
    jenis: choice({ label: 'Jenis', of: { ALL: 'Semua', CASH: 'CASH', RUSAK: 'RUSAK' } }),
    n: code({ label: 'N' }),
  },
  columns: {
    kode_sales: code({ label: 'Sales' }),
    tgl: tanggal({ label: 'Tanggal' }),
    nama_barang: text({ label: 'Nama Barang' }),
    berat: berat({ label: 'Berat', total: 'sum' }),
    harga: rupiah({ label: 'Harga', total: 'sum' }),
  },
  groupBy: 'kode_sales',
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', jenis: 'ALL', n: null },
})

// Three sellers, n rows: prices that a person would recognise.
const served = serveReport(
  laporan,
  (filter) => sql`
  select 'SLS' || (1 + (i - 1) * 3 / ${Number(filter.n ?? 90)}::int) as kode_sales,
    date '2026-11-01' + (i % 21) as tgl,
    'CINCIN BELAH ROTAN ' || i as nama_barang,
    (1000 + i * 37 / case when ${filter.jenis} = 'RUSAK' and i > 5000 then 0 else 1 end)::bigint
      as berat,
    (1650000::bigint * (1000 + i * 37) / 1000) as harga
  from generate_series(1, ${Number(filter.n ?? 90)}::int) i
  where i % case when ${filter.jenis} = 'CASH' then 2 else 1 end = 0 order by i`,
)

const uji = defineModule({ name: 'uji', needs: [], reports: [laporan] })
let http: TestHttp
let own: string

beforeAll(async () => {
  http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, serveModule(uji, { reports: [served] })],
    // Half past six of the next morning in Jakarta.
    clock: { millis: () => Date.parse('2026-11-21T23:30:00Z') },
  })
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
})
afterAll(() => http.close())

const ask = (more: object = {}, query: Record<string, string> = {}) =>
  http.call(callOf(laporan), {}, { token: own, query, body: { ...laporan.contoh, ...more } })

describe('a grouped report', () => {
  test('brings rows in the JSON of the wire, totals of all and of each group', async () => {
    const { json } = await ask()
    expect(json.data.rows[0]).toEqual({
      kode_sales: 'SLS1',
      tgl: '2026-11-02',
      nama_barang: 'CINCIN BELAH ROTAN 1',
      berat: 1.037,
      harga: 1_711_050,
    })
    expect(
      json.data.groups.map(({ count, nilai }: { count: number; nilai: string }) => [nilai, count]),
    ).toEqual([
      ['SLS1', 30],
      ['SLS2', 30],
      ['SLS3', 30],
    ])
    const berat = json.data.groups.reduce(
      (sum: number, each: { totals: { berat: number } }) => sum + each.totals.berat * 1000,
      0,
    )
    expect(Math.abs(berat - json.data.totals.berat * 1000)).toBeLessThan(0.5)
    expect(json.message).toBe('Laporan Tersedia')
  })

  test('cuts the rows of one answer, never the totals', async () => {
    const n = longestReport + 500
    const { json } = await ask({ n: String(n) })
    expect([json.data.rows.length, json.count]).toEqual([longestReport, n])
    const all = (n * 1000 + (37 * n * (n + 1)) / 2) / 1000
    expect(json.data.totals.berat).toBe(all)
    expect(json.data.groups).toHaveLength(3)
  })

  test('leaves whole: every row, sub-totals and the total on paper and in the sheet', async () => {
    const csv = await ask({ n: '12000' }, { format: 'csv' })
    expect(csv.headers['content-disposition']).toContain('laporan-uji-2026-11-22.csv')
    const lines = csv.text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(12_002)
    expect(lines[0]).toBe('\uFEFFSales,Tanggal,Nama Barang,Berat,Harga')
    expect(lines[1]).toBe('SLS1,2026-11-02,CINCIN BELAH ROTAN 1,1.037,1711050')
    expect(lines.at(-1)).toBe('Total,,,2676222.000,4415766300000')
    const pdf = await ask({ jenis: 'CASH' }, { format: 'pdf' })
    expect(pdf.headers['content-disposition']).toBe('inline; filename="laporan-uji.pdf"')
    expect(pdf.bytes.length).toBeGreaterThan(3_000)
  })

  test('that goes wrong on the way is a broken file, not a short one', async () => {
    for (const format of ['csv', 'xlsx', 'pdf'])
      await expect(ask({ n: '12000', jenis: 'RUSAK' }, { format })).rejects.toThrow(
        /destroyed|aborted|zero|closed/,
      )
  })
})
