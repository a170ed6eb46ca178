import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ready, type Loaded } from './test-muat.server.ts'
import { tokoContoh } from './rantai.server.ts'

// Nobody in the sample chain does anything wrong: a month of it says next to nothing.
let loaded: Loaded
beforeAll(async () => {
  loaded = await ready()
}, 600_000)
afterAll(() => loaded?.drop())

it.each(tokoContoh.map(({ kode_toko }) => kode_toko))(
  'a clean month of %s gives two false alarms at most',
  async (kode) => {
    const rows = await loaded.options.db.rows<{ pola: string; bulan: string; banyak: number }>(
      kode,
      sql`select f.pola, date_trunc('month', (f.t).tgl_system)::date::text as bulan,
          count(*)::int as banyak
        from kencana.toko t, kencana.temuan_toko(${kode}, t.tgl_system - 90, t.tgl_system, null) f
        where t.kode_toko = ${kode} group by 1, 2 order by 1, 2`,
    )
    const sebulan: Record<string, number> = {}
    for (const { banyak, bulan } of rows) sebulan[bulan] = (sebulan[bulan] ?? 0) + banyak
    expect(
      Object.values(sebulan).filter((banyak) => banyak > 2),
      JSON.stringify(rows),
    ).toEqual([])
  },
)
