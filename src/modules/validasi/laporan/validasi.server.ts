import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanValidasi } from './validasi.ts'

type Filter = RowOf<typeof laporanValidasi.filters>

// What waits still has waited until now. The end is the first step out of OPEN: a cancel of what
// was valid is no cancel of a validation.
const rows = (filter: Filter, { toko }: ReportContext) => sql<
  RowOf<typeof laporanValidasi.columns>
>`
  select g.nomor as no_faktur_group, g.input_by as kasir,
    case when a.ke = 'VALID' then a.oleh end as valid_by,
    greatest(0, floor(extract(epoch from coalesce(a.saat, kencana.waktu_kini()) - g.saat)
      / 60))::int as tunggu_menit,
    (coalesce(a.ke, 'OPEN') = 'BATAL')::int as batal_validasi
  from kencana.dokumen g
    left join lateral kencana.akhir_kunjungan(${toko.kode_toko}, g.id) a on true
  where g.kode_toko = ${toko.kode_toko} and g.jenis = 'GROUP'
    and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.valid_by}::text is null or a.oleh = ${filter.valid_by})
    and (${filter.jenis}::text is null or ${filter.jenis} = (
      select case when bool_and(d.jenis = 'PEMBELIAN') then 'BELI'
        when bool_or(d.jenis = 'PEMBELIAN') then 'TUKAR' else 'JUAL' end
      from kencana.dokumen d where d.kode_toko = ${toko.kode_toko} and d.id_group = g.id
        and d.jenis in ('PENJUALAN', 'PEMBELIAN')))
  order by g.tgl_system, g.saat, g.nomor`

// Few visits are undone, and those have an index of their own.
const days = (
  { jenis, tgl_from, tgl_to, valid_by }: Filter,
  { toko }: ReportContext,
): Days | null =>
  valid_by || jenis
    ? null
    : {
        inOrder: true,
        statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(batal)::bigint as batal_validasi from (
    select g.tgl_system as tgl, count(*) as baris, 0 as batal from kencana.dokumen g
    where g.kode_toko = ${toko.kode_toko} and g.jenis = 'GROUP'
      and g.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    group by g.tgl_system
    union all
    select g.tgl_system, 0, 1
    from kencana.status_dokumen st
      join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = st.id
      join lateral kencana.akhir_kunjungan(${toko.kode_toko}, st.id) a on a.ke = 'BATAL'
    where st.kode_toko = ${toko.kode_toko} and st.jenis = 'GROUP' and st.status <> 'VALID'
      and g.tgl_system between ${tgl_from}::date and ${tgl_to}::date) h
  group by tgl order by tgl`,
      }

export const validasiReport = serveReportByDay(laporanValidasi, rows, days)
