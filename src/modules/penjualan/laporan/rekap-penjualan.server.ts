import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanRekapPenjualan } from './rekap-penjualan.ts'

// A note counts once, with the group of its first line.
export const rekapPenjualan = serveReport(
  laporanRekapPenjualan,
  (filter, { toko }) => sql`
  select tgl_system as tgl, sum(nota)::bigint as nota, sum(qty)::bigint as qty,
    sum(berat)::bigint as berat, sum(harga_total)::bigint as harga_total
  from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  where ${filter.kode_group}::text is null or kode_group = ${filter.kode_group}
  group by tgl_system order by tgl_system`,
)
