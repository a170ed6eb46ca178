import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanJurnal } from './jurnal.ts'

type Filter = RowOf<typeof laporanJurnal.filters>

// A balance stands on the account's own side: a debt of the shop is above zero. Of all accounts
// together there is none.
const rows = (filter: Filter, { toko }: ReportContext) => sql<RowOf<typeof laporanJurnal.columns>>`
  with emas as (
    select g.id_posting, g.id_dokumen, sum(g.kotor)::bigint as kotor, sum(g.murni)::bigint as murni,
      (select min(j.n) from kencana.jurnal j where j.kode_toko = ${toko.kode_toko}
        and j.id_posting = g.id_posting and j.id_dokumen = g.id_dokumen
        and j.nomor_akun = ${filter.nomor_akun}) as n
    from kencana.gram g
    where g.kode_toko = ${toko.kode_toko}
      and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and kencana.buku_gram(g.akun) in (select a.buku from kencana.akun_emas(${toko.kode_toko}) a
        where a.trx is null and a.nomor_akun = ${filter.nomor_akun})
    group by 1, 2),
  baris as (
    select ${filter.tgl_from}::date as tgl, ${filter.nomor_akun}::text as nomor_akun,
      'SALDO AWAL' as jurnal, null as dokumen, 0 as debet, 0 as kredit,
      (select coalesce(sum(h.debit - h.kredit), 0)
        from kencana.harian_jurnal(${toko.kode_toko}, '-infinity', ${filter.tgl_from}::date - 1) h
        where h.nomor_akun = ${filter.nomor_akun}) as tambah, null::bigint as urut, 0 as n,
      null::bigint as kotor, null::bigint as murni
    where ${filter.nomor_akun}::text is not null
    union all
    select j.tgl_system, j.nomor_akun,
      case d.jenis when 'GROUP' then 'KUNJUNGAN' else replace(d.jenis, '_', ' ') end, d.nomor, j.debit, j.kredit,
      j.debit - j.kredit, p.urut, j.n, e.kotor, e.murni
    from kencana.jurnal j
      join kencana.dokumen d on d.kode_toko = j.kode_toko and d.id = j.id_dokumen
      join kencana.posting p on p.kode_toko = j.kode_toko and p.id = j.id_posting
        and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      left join emas e on e.id_posting = j.id_posting and e.id_dokumen = j.id_dokumen and e.n = j.n
    where j.kode_toko = ${toko.kode_toko}
      and j.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.nomor_akun}::text is null or j.nomor_akun = ${filter.nomor_akun}))
  select b.tgl, concat_ws(' ', b.nomor_akun, a.nama_akun) as akun, b.jurnal, b.dokumen, b.debet,
    b.kredit, b.kotor, b.murni, case when ${filter.nomor_akun}::text is not null then sum(b.tambah) over w
      * case when a.jenis_akun in ('HARTA', 'BIAYA') then 1 else -1 end end::bigint as saldo
  from baris b
    left join kencana.akun a on a.kode_toko = ${toko.kode_toko} and a.nomor_akun = b.nomor_akun
  window w as (order by b.tgl, b.urut nulls first, b.n)
  order by b.tgl, b.urut nulls first, b.n`

// The first day of a ledger has the opening balance as a row of its own.
const days = (filter: Filter, { toko }: ReportContext): Days => ({
  inOrder: true,
  statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(debet)::bigint as debet,
    sum(kredit)::bigint as kredit
  from (
    select ${filter.tgl_from}::date as tgl, 1 as baris, 0 as debet, 0 as kredit
    where ${filter.nomor_akun}::text is not null
    union all
    select tgl_system, baris, debit, kredit
    from kencana.harian_jurnal(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    where ${filter.nomor_akun}::text is null or nomor_akun = ${filter.nomor_akun}) h
  group by tgl order by tgl`,
})

export const jurnal = serveReportByDay(laporanJurnal, rows, days)
