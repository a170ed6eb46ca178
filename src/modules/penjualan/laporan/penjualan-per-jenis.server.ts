import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerJenis } from './penjualan-per-jenis.ts'

export const penjualanPerJenis = serveReport(
  laporanPenjualanPerJenis,
  (filter, { toko }) => sql`
  select h.kode_dept || ' ' || coalesce(j.nama_dept, '') as jenis, sum(h.qty)::bigint as qty,
    sum(h.berat)::bigint as berat, sum(h.harga_total)::bigint as harga_total,
    round(sum(h.harga_total) * 10000 / nullif(sum(sum(h.harga_total)) over (), 0))::bigint as persen
  from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date) h
    left join kencana.jenis j on j.kode_toko = ${toko.kode_toko} and j.kode_dept = h.kode_dept
  where (${filter.kode_dept}::text is null or h.kode_dept = ${filter.kode_dept})
    and (${filter.kode_group}::text is null or h.kode_group = ${filter.kode_group})
  group by 1 order by 4 desc, 1`,
)
