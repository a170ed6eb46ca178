import { sql } from 'kysely'
import { berat, code, integer, rupiah, tanggal } from '#kernel/field'
import { buildHouse, defineModule } from '#kernel/module'
import { callOf } from '#kernel/report-call'
import { defineReport, periode } from '#kernel/report'
import { serveModule, serveReport } from '#server/serve'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// A report of days over two shops, for tests.

export const harian = defineReport({
  path: '/laporan-uji-harian',
  title: 'Harian Uji',
  purpose: 'Uji',
  heading: 'Uji',
  call: 'uji/harian',
  filters: { ...periode, jenis: code({ label: 'Jenis' }) },
  columns: {
    tgl: tanggal({ label: 'Tanggal' }),
    jenis: code({ label: 'Jenis' }),
    berat: berat({ label: 'Berat', total: 'sum' }),
    harga: rupiah({ label: 'Harga', total: 'sum' }),
    pcs: integer({ label: 'Pcs', total: 'sum' }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-02', jenis: null },
})
/** Each day sold its number of the month: less a piece in October, the double in GS2. */
const served = serveReport(
  harian,
  (filter, { toko }) => sql`
  select d::date as tgl, 'CIN' as jenis,
    (case when extract(month from d) = 10 then 1120 else 4123 end * extract(day from d)
      * case when ${toko.kode_toko} = 'GS2' then 2 else 1 end)::bigint as berat,
    (1650000 * extract(day from d))::bigint as harga, 1 as pcs
  from generate_series(${filter.tgl_from}::date, ${filter.tgl_to}::date, '1 day') d order by 1`,
)
const uji = defineModule({ name: 'uji', needs: [], reports: [harian] })

/** The house with this report, two shops and their people, by a clock of the test's. */
export async function bukaHarian(millis: () => number): Promise<TestHttp> {
  const http = await createTestHttp({
    house: buildHouse([...house.modules, uji]),
    modules: [...servedModules, serveModule(uji, { reports: [served] })],
    clock: { millis },
  })
  await http.addShop('GS1', 'PUSAT')
  await http.addShop('GS2')
  await http.addUser('own', 'OWN', 'GS1')
  await http.addUser('kasir', 'KASIR', 'GS1')
  await http.addUser('spv', 'SPV', 'GS1')
  await http.addUser('cabang', 'OWN', 'GS2')
  return http
}

/** Asks for it, as this user. */
export const tanyaHarian = async (
  http: TestHttp,
  user: string,
  body: object,
  query?: { format: string },
) =>
  http.call(
    callOf(harian),
    {},
    { token: await http.token(user), body, ...(query ? { query } : {}) },
  )
