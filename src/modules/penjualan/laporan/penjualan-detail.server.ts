import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanPenjualanDetail } from './penjualan-detail.ts'
import { terjual } from './terjual.server.ts'

type Filter = RowOf<typeof laporanPenjualanDetail.filters>

const rows = (filter: Filter, { toko }: ReportContext) => sql<
  RowOf<typeof laporanPenjualanDetail.columns>
>`
  select l.kode_barcode, l.nama_barang, l.kode_intern, l.kadar, l.berat, l.harga_gram, l.ongkos,
    l.harga_jual, l.harga_total, l.nomor as no_faktur_jual
  from ${terjual(toko.kode_toko, filter)} l
  where ${filter.kode_baki}::text is null or exists (select from kencana.gerak_barang g
    where g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode
      and g.id_dokumen = l.id_jual and g.dari_baki = ${filter.kode_baki})
  order by case ${filter.sort_by}::text when 'nama_barang' then l.nama_barang
    when 'kode_barcode' then null else concat_ws(' ', l.tgl_system, l.nomor) end, l.kode_barcode, l.nomor`

// The snapshots know no tray.
const days = (filter: Filter, { toko }: ReportContext): Days | null =>
  filter.kode_baki
    ? null
    : {
        inOrder: ['kode_toko', 'no_faktur_jual'].includes(filter.sort_by),
        statement: sql`
  select tgl_system as tgl, sum(baris)::bigint as baris, sum(berat)::bigint as berat,
    sum(ongkos)::bigint as ongkos, sum(harga_jual)::bigint as harga_jual,
    sum(harga_total)::bigint as harga_total
  from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  where (${filter.kode_sales}::text is null or kode_sales = ${filter.kode_sales})
    and (${filter.kode_group}::text is null or kode_group = ${filter.kode_group})
    and (${filter.kode_dept}::text is null or kode_dept = ${filter.kode_dept})
    and (${filter.kadar}::int is null or kadar = ${filter.kadar})
  group by 1 order by 1`,
      }

export const penjualanDetail = serveReportByDay(laporanPenjualanDetail, rows, days)
