import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { gabungKategori, namaKategori } from '../kategori-kas.server.ts'
import { laporanUangKas } from './uang-kas.ts'

type Filter = RowOf<typeof laporanUangKas.filters>

const kode = sql`k.kategori`

// Behind the wall a plan may look a document up by CASE, not by coalesce: that counts as leaky, so
// every document of the shop was read for the few of the period.
// Of one kategori there is no balance to begin with: its sum grows from nothing. A row stands where
// it was posted, so that the balance beside it is what lay there then.
const rows = (filter: Filter, ctx: ReportContext) => sql<RowOf<typeof laporanUangKas.columns>>`
  with baris as (
    select ${filter.tgl_from}::date as tgl, null as dokumen,
      ${ctx.t('Saldo Awal')}::text as keterangan,
      0 as masuk, 0 as keluar, null::bigint as urut, 0 as n,
      kencana.saldo_tunai(${ctx.toko.kode_toko}, ${filter.tgl_from}::date - 1, ${filter.laci}) as tambah
    where ${filter.kategori}::text is null
    union all
    select k.tgl_system, d.nomor, concat_ws(' - ', ${namaKategori(kode)}, k.keterangan), k.jumlah_in,
      k.jumlah_out, p.urut, k.n, k.jumlah_in - k.jumlah_out
    from kencana.kas k
      join kencana.posting p on p.kode_toko = k.kode_toko and p.id = k.id_posting
        and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      join kencana.dokumen d
        on d.kode_toko = k.kode_toko
        and d.id = case when k.id_group is null then k.id_dokumen else k.id_group end
      ${gabungKategori(ctx, kode)}
    where k.kode_toko = ${ctx.toko.kode_toko} and k.jenis = 'CASH'
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.laci}::text is null or k.laci = ${filter.laci})
      and (${filter.kategori}::text is null or k.kategori = ${filter.kategori}))
  select tgl, dokumen, keterangan, masuk, keluar, (sum(tambah) over w)::bigint as saldo
  from baris window w as (order by tgl, urut nulls first, n)
  order by tgl, urut nulls first, n`

// The snapshots know no drawers: one drawer's days are added up from the book. The first day has
// the opening balance as a row of its own.
const days = (filter: Filter, { toko }: ReportContext): Days => {
  const source = filter.laci
    ? sql`select tgl_system, 1 as baris, jumlah_in, jumlah_out, jenis, kategori from kencana.kas
        where kode_toko = ${toko.kode_toko} and laci = ${filter.laci}
          and tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date`
    : sql`select tgl_system, baris, jumlah_in, jumlah_out, jenis, kategori
        from kencana.harian_kas(${toko.kode_toko}, ${filter.tgl_from}::date,
          ${filter.tgl_to}::date)`
  return {
    inOrder: true,
    statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(masuk)::bigint as masuk,
    sum(keluar)::bigint as keluar
  from (
    select ${filter.tgl_from}::date as tgl, 1 as baris, 0 as masuk, 0 as keluar
    where ${filter.kategori}::text is null
    union all
    select tgl_system, baris, jumlah_in, jumlah_out from (${source}) s
    where jenis = 'CASH' and (${filter.kategori}::text is null or kategori = ${filter.kategori})) h
  group by tgl order by tgl`,
  }
}

export const laporanKas = serveReportByDay(laporanUangKas, rows, days)
