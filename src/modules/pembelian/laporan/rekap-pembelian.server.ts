import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanRekapPembelian } from './rekap-pembelian.ts'

export const rekapPembelian = serveReport(
  laporanRekapPembelian,
  (filter, { toko }) => sql`
  select tgl_system as tgl, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
    sum(murni)::bigint as murni, sum(harga)::bigint as harga
  from kencana.harian_beli(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  where ${filter.kondisi}::text is null or kode_kondisi = ${filter.kondisi}
  group by tgl_system order by tgl_system`,
)
