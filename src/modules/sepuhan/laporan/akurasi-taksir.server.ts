import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanAkurasiTaksir } from './akurasi-taksir.ts'

// Who bought a bag is known by his code of sales, who tested it as a user.
// The worst first. What the difference is worth: the part of what the bag had cost.
export const akurasiTaksir = serveReport(
  laporanAkurasiTaksir,
  (filter, { toko }) => sql`
  select coalesce(u.usere_name, concat_ws(' ', a.kode_sales, p.nama_sales)) as petugas, count(distinct a.lot)::bigint as lot,
    sum(a.taksir)::bigint as taksir, sum(a.hasil)::bigint as hasil,
    sum(a.hasil - a.taksir)::bigint as selisih,
    round(sum(a.hasil - a.taksir) * 10000.0 / sum(a.taksir))::bigint as persen,
    round(sum(a.nilai::numeric * (a.hasil - a.taksir) / a.taksir))::bigint as nilai,
    count(*)::bigint as sampel
  from kencana.akurasi_taksir(${toko.kode_toko}, ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) a
    left join kencana.sales p on p.kode_toko = ${toko.kode_toko} and p.kode_sales = a.kode_sales
    left join kencana.users u on u.user_id = a.penguji
  where (${filter.kode_sales}::text is null or a.kode_sales = ${filter.kode_sales})
    and (${filter.kode_tukang}::text is null or a.kode_tukang = ${filter.kode_tukang})
  group by a.penguji, u.usere_name, a.kode_sales, p.nama_sales
  order by selisih, a.kode_sales, a.penguji`,
)
