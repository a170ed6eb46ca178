import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerSales } from './penjualan-per-sales.ts'

// A note counts once, with the group of its first line, so that the notes of a seller add up.
export const penjualanPerSales = serveReport(
  laporanPenjualanPerSales,
  (filter) => sql`
  select p.kode_sales || ' ' || coalesce(s.nama_sales, '') as sales, l.kode_group,
    count(*) filter (where l.n = 1 and st.status = 'VALID') as nota,
    count(*) filter (where st.status = 'VALID') as qty,
    coalesce(sum(l.berat) filter (where st.status = 'VALID'), 0)::bigint as berat,
    coalesce(sum(l.ongkos) filter (where st.status = 'VALID'), 0)::bigint as ongkos,
    coalesce(sum(l.harga_total) filter (where st.status = 'VALID'), 0)::bigint as harga_total,
    count(*) filter (where l.n = 1 and st.status = 'BATAL') as batal
  from kencana.penjualan_kini p
    join kencana.status_dokumen st
      on st.kode_toko = p.kode_toko and st.id = p.id and st.status in ('VALID', 'BATAL')
    join kencana.penjualan_baris l on l.kode_toko = p.kode_toko and l.id = p.id
    left join kencana.sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales
  where p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_sales}::text is null or p.kode_sales = ${filter.kode_sales})
  group by 1, 2 order by 1, 2`,
)
