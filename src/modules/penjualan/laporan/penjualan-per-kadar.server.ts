import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerKadar } from './penjualan-per-kadar.ts'

export const penjualanPerKadar = serveReport(
  laporanPenjualanPerKadar,
  (filter, { toko }) => sql`
  select concat_ws(' ', h.kode_group, g.nama_group) as group, h.kadar, sum(h.qty)::bigint as qty,
    sum(h.berat)::bigint as berat, sum(h.murni)::bigint as murni,
    sum(h.harga_total)::bigint as harga_total,
    round(sum(h.harga_total) * 1000 / nullif(sum(h.berat), 0))::bigint as rata
  from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date) h
    left join kencana.group_harga g
      on g.kode_toko = ${toko.kode_toko} and g.kode_group = h.kode_group
  where (${filter.kadar}::int is null or h.kadar = ${filter.kadar})
    and (${filter.kode_group}::text is null or h.kode_group = ${filter.kode_group})
    and (${filter.kelompok_harga ?? null}::text is null
      or g.kode_kelompok = ${filter.kelompok_harga ?? null})
  group by 1, 2 order by 1, 2`,
)
