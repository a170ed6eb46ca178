import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerKadar } from './penjualan-per-kadar.ts'
import { terjual } from './terjual.server.ts'

export const penjualanPerKadar = serveReport(
  laporanPenjualanPerKadar,
  (filter, { toko }) => sql`
  select l.kode_group || ' ' || coalesce(g.nama_group, '') as group, l.kadar, l.qty, l.berat,
    l.murni, l.harga_total, round(l.harga_total * 1000.0 / l.berat)::bigint as rata
  from (select kode_group, kadar, count(*)::int as qty, sum(berat)::bigint as berat,
      sum(murni)::bigint as murni, sum(harga_total)::bigint as harga_total
    from ${terjual(toko.kode_toko, filter)} t group by kode_group, kadar) l
    left join kencana.group_harga g
      on g.kode_toko = ${toko.kode_toko} and g.kode_group = l.kode_group
  where ${filter.kelompok_harga ?? null}::text is null
    or g.kode_kelompok = ${filter.kelompok_harga ?? null}
  order by 1, 2`,
)
