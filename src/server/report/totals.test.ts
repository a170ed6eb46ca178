import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { berat, code, integer, rupiah } from '#kernel/field'
import { totalsOf, totalsQuery, type ReportRow } from '#server/report/totals'
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

test('the database adds up as we do, groups in the order of the rows', async () => {
  const read = await database.db.chain.rows(sql<ReportRow>`select * from (${rows}) q`)
  const here = totalsOf(read, columns, 'kode_sales')
  expect(here).toEqual({
    count: 4,
    totals: { berat: 1521, harga: 158, qty: 4 },
    groups: [
      { nilai: 'B', count: 2, totals: { berat: 1500, harga: 150, qty: 2 } },
      { nilai: 'A', count: 1, totals: { berat: 20, harga: 7, qty: 1 } },
      { nilai: null, count: 1, totals: { berat: 1, harga: 1, qty: 1 } },
    ],
  })
  const [all] = await database.db.chain.rows(totalsQuery(rows, columns, undefined))
  const groups = await database.db.chain.rows(totalsQuery(rows, columns, 'kode_sales'))
  expect({ count: all?.count, totals: all?.totals, groups }).toEqual(here)
})
