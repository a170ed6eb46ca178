import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanPenjualan } from './penjualan.ts'

type Filter = RowOf<typeof laporanPenjualan.filters>

// A koreksi stands on its own day and under its own number, with minus signs, once for each note
// that it takes back. The shop is named although the wall is there: a plan then knows it, and asks
// the wall once. Of the states only those are read that are not VALID: they are few, and have an
// index of their own.
const rows = (filter: Filter, { toko }: ReportContext) => sql<
  RowOf<typeof laporanPenjualan.columns>
>`
  select n.nomor as no_faktur_jual, n.tgl_system,
    to_char(n.saat at time zone ${toko.zona}, 'HH24:MI') as jam, c.nama_customer, s.nama_sales,
    v.oleh as valid_by, n.qty, n.berat, n.ongkos, n.diskon, n.pajak, n.harga_total, n.status
  from (
    select p.id, d.nomor, p.tgl_system, p.saat, p.id_pelanggan, p.kode_sales, p.qty, p.berat,
      p.ongkos, p.diskon, p.pajak + p.pajak_termasuk as pajak, p.harga_total,
      coalesce(st.status, 'VALID') as status
    from kencana.penjualan_kini p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
        and d.jenis = 'PENJUALAN'
        and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      left join kencana.status_dokumen st on st.kode_toko = p.kode_toko and st.id = p.id
        and st.jenis = 'PENJUALAN' and st.status <> 'VALID'
    where p.kode_toko = ${toko.kode_toko}
      and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    union all
    select id, nomor, tgl_system, saat, id_pelanggan, kode_sales, -count(*),
      -sum((jual).berat)::bigint, -sum((jual).ongkos)::bigint, -sum((jual).diskon)::bigint,
      -sum((jual).pajak + (jual).pajak_termasuk)::bigint, -sum((jual).harga_total)::bigint, 'VALID'
    from kencana.retur_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    group by id, nomor, tgl_system, saat, id_pelanggan, kode_sales, (jual).id) n
    left join kencana.transisi v
      on v.kode_toko = ${toko.kode_toko} and v.id_dokumen = n.id and v.ke = 'VALID'
    left join kencana.sales s on s.kode_toko = ${toko.kode_toko} and s.kode_sales = n.kode_sales
    left join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.id = n.id_pelanggan
  where (${filter.kode_sales}::text is null or n.kode_sales = ${filter.kode_sales})
    and (${filter.valid_by}::text is null or v.oleh = ${filter.valid_by})
    and (${filter.status}::text is null or n.status = ${filter.status})
  order by case ${filter.sort_by}::text when 'nama_customer' then c.nama_customer end,
    case ${filter.sort_by}::text when 'harga_total' then -n.harga_total end, n.tgl_system, n.nomor`

// Who validated a note stands in no snapshot.
const days = (filter: Filter, { toko }: ReportContext): Days | null =>
  filter.valid_by
    ? null
    : {
        inOrder: filter.sort_by === 'no_faktur_jual',
        statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
    sum(ongkos)::bigint as ongkos, sum(diskon)::bigint as diskon, sum(pajak)::bigint as pajak,
    sum(harga_total)::bigint as harga_total
  from (
    select tgl_system as tgl, kode_sales, baris_nota as baris, qty, berat, ongkos, diskon,
      pajak + pajak_termasuk as pajak, harga_total
    from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    where coalesce(${filter.status}::text, 'VALID') = 'VALID'
    union all
    select p.tgl_system, p.kode_sales, 1, p.qty, p.berat, p.ongkos, p.diskon,
      p.pajak + p.pajak_termasuk, p.harga_total
    from kencana.status_dokumen st
      join kencana.penjualan_kini p on p.kode_toko = st.kode_toko and p.id = st.id
    where st.kode_toko = ${toko.kode_toko} and st.jenis = 'PENJUALAN' and st.status <> 'VALID'
      and (${filter.status}::text is null or st.status = ${filter.status})
      and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date) h
  where (${filter.kode_sales}::text is null or kode_sales = ${filter.kode_sales})
  group by tgl order by tgl`,
      }

export const penjualan = serveReportByDay(laporanPenjualan, rows, days)
