import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenjualanPerSales } from './penjualan-per-sales.ts'

// A note counts once, with the group of its first line. Valid ones tell the days.
export const penjualanPerSales = serveReport(
  laporanPenjualanPerSales,
  (filter, { toko }) => sql`
  select h.kode_sales || ' ' || coalesce(s.nama_sales, '') as sales, h.kode_group,
    sum(nota)::bigint as nota, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
    sum(ongkos)::bigint as ongkos, sum(harga_total)::bigint as harga_total,
    round(sum(bonus))::bigint as bonus, sum(dibayar)::bigint as dibayar, sum(batal)::bigint as batal
  from (
    select kode_sales, kode_group, nota, qty, berat, ongkos, harga_total,
      kencana.bonus_sales(j) as bonus, 0 as dibayar, 0 as batal
    from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date) j
    union all select kode_sales, kode_group, 0, 0, 0, 0, 0, 0, bonus, 0
    from kencana.bonus_terbayar(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    union all select p.kode_sales, l.kode_group, 0, 0, 0, 0, 0, 0, 0, (l.n = 1)::int
    from kencana.status_dokumen st join kencana.penjualan_kini p using (kode_toko, id)
      join kencana.penjualan_baris l using (kode_toko, id)
    where st.kode_toko = ${toko.kode_toko} and st.jenis = 'PENJUALAN' and st.status = 'BATAL'
      and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date) h
    left join kencana.sales s on s.kode_toko = ${toko.kode_toko} and s.kode_sales = h.kode_sales
  where (${filter.kode_sales}::text is null or h.kode_sales = ${filter.kode_sales})
  group by 1, 2 order by 1, 2`,
)
