import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { berat, code, integer, rupiah } from '#kernel/field'
import { firstRowsOf, firstRowsQuery, Sums, type ReportRow } from '#server/report/totals'
import { createEmptyDatabase, type TestDatabase } from '#server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

const columns = {
  kode_sales: code({ label: 'Sales' }),
  berat: berat({ label: 'Berat', total: 'sum' }),
  harga: rupiah({ label: 'Harga', total: 'sum' }),
  qty: integer({ label: 'Qty', total: 'count' }),
}

const rows = sql<ReportRow>`select s as kode_sales, b as berat, h as harga, 1 as qty
  from (values ('B', 1500, 100), ('B', null, 50), ('A', 20, 7), (null, 1, 1)) v(s, b, h)`

const ask = async (most: number, groupBy: string | undefined, from = rows) => {
  const found = await database.db.chain.rows(firstRowsQuery(from, columns, groupBy, most))
  return firstRowsOf(found, columns, groupBy)
}

test('the first rows bring the figures of all, groups in the order of the rows', async () => {
  const found = await ask(2, 'kode_sales')
  expect(found.rows).toEqual([
    { kode_sales: 'B', berat: 1500, harga: 100, qty: 1 },
    { kode_sales: 'B', berat: null, harga: 50, qty: 1 },
  ])
  expect(found.figures).toEqual({
    count: 4,
    totals: { berat: 1521, harga: 158, qty: 4 },
    groups: [
      { nilai: 'B', count: 2, totals: { berat: 1500, harga: 150, qty: 2 } },
      { nilai: 'A', count: 1, totals: { berat: 20, harga: 7, qty: 1 } },
      { nilai: null, count: 1, totals: { berat: 1, harga: 1, qty: 1 } },
    ],
  })
  expect((await ask(9, undefined)).figures.groups).toBe(null)
})

test('they add up as paper and sheet do', async () => {
  const { figures, rows: all } = await ask(9, undefined)
  const sums = new Sums(columns)
  for (const row of all) sums.add(row)
  expect(figures).toEqual({ count: sums.count, totals: sums.totals, groups: null })
})

test('no rows have figures too', async () => {
  const none = sql<ReportRow>`select * from (${rows}) q where false`
  expect(await ask(9, 'kode_sales', none)).toEqual({
    rows: [],
    figures: { count: 0, totals: { berat: 0, harga: 0, qty: 0 }, groups: [] },
  })
})
