import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanService } from './service.ts'

// berat_keluar: what the customer gets or got, with what was cut off. dp: all that came before it
// was settled.
export const daftarService = serveReport(
  laporanService,
  (filter, { toko }) => sql`
  select s.nomor as no_service, s.nama_customer, s.isi->>'nama_barang' as barang,
    (s.isi->>'berat_masuk')::bigint as berat_masuk,
    (s.isi->>'berat_selesai')::bigint + (s.isi->>'berat_sisa')::bigint as berat_keluar,
    (s.isi->>'biaya')::bigint as biaya,
    kencana.dp_janji(${toko.kode_toko}, s.id) as dp,
    s.status
  from kencana.isi_janji(${toko.kode_toko}, 'SERVICE', ${filter.tgl_from}::date,
    ${filter.tgl_to}::date) s
  where (${filter.kode_sales}::text is null or s.isi->>'kode_sales' = ${filter.kode_sales})
    and (${filter.status}::text is null or s.status = ${filter.status})
  order by s.tgl_system, s.nomor`,
)
