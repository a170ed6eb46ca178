import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanKartuStock } from './kartu-stock.ts'

type Filter = RowOf<typeof laporanKartuStock.filters>

const rows = (filter: Filter, { toko }: ReportContext) => sql<
  RowOf<typeof laporanKartuStock.columns>
>`
  with awal as (
    select coalesce(sum(s.qty), 0)::int as pcs, coalesce(sum(s.berat), 0)::bigint as berat
    from kencana.saldo_stok(${toko.kode_toko}, ${filter.tgl_from}::date - 1) s
    where (${filter.kode_group}::text is null or s.kode_group = ${filter.kode_group})
      and (${filter.kode_dept}::text is null or s.kode_dept = ${filter.kode_dept})
      and (${filter.kode_gudang}::text is null or s.kode_gudang = ${filter.kode_gudang})
      and (${filter.kode_baki}::text is null or s.kode_baki = ${filter.kode_baki})),
  baris as (
    select ${filter.tgl_from}::date as tgl, 'AWAL' as apa, null as nomor, null::timestamptz as saat,
      0 as masuk_pcs, 0 as masuk_berat, 0 as keluar_pcs, 0 as keluar_berat
    union all
    select m.tgl, m.apa, d.nomor, d.saat, m.masuk_pcs, m.masuk_berat, m.keluar_pcs, m.keluar_berat
    from kencana.kartu_stok(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date,
        ${filter.kode_group}, ${filter.kode_dept}, ${filter.kode_gudang}, ${filter.kode_baki}) m
      join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = m.id_dokumen)
  select b.tgl, b.apa, b.nomor as dokumen, b.masuk_pcs, b.masuk_berat, b.keluar_pcs, b.keluar_berat,
    (a.pcs + sum(b.masuk_pcs - b.keluar_pcs) over w)::int as saldo_pcs,
    (a.berat + sum(b.masuk_berat - b.keluar_berat) over w)::bigint as saldo_berat
  from baris b, awal a window w as (order by b.tgl, b.saat nulls first, b.nomor, b.apa)
  order by b.tgl, b.saat nulls first, b.nomor, b.apa`

// The snapshots know the whole shop only. The first day has the opening balance as a row.
const days = (filter: Filter, { toko }: ReportContext): Days | null =>
  filter.kode_group || filter.kode_dept || filter.kode_gudang || filter.kode_baki
    ? null
    : {
        inOrder: true,
        statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(masuk_pcs)::bigint as masuk_pcs,
    sum(masuk_berat)::bigint as masuk_berat, sum(keluar_pcs)::bigint as keluar_pcs,
    sum(keluar_berat)::bigint as keluar_berat
  from (
    select ${filter.tgl_from}::date as tgl, 1 as baris, 0 as masuk_pcs, 0 as masuk_berat,
      0 as keluar_pcs, 0 as keluar_berat
    union all
    select tgl_system, baris, masuk_pcs, masuk_berat, keluar_pcs, keluar_berat
    from kencana.harian_gerak(${toko.kode_toko}, ${filter.tgl_from}::date,
      ${filter.tgl_to}::date)) h
  group by tgl order by tgl`,
      }

export const kartuStock = serveReportByDay(laporanKartuStock, rows, days)
