import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { serveReportByDay, type Days } from '#server/report/days'
import { wordRows } from '#server/report/words'
import type { ReportContext } from '#server/serve'
import { kataJenisUang } from '#modules/hari/laporan/tutup-toko'
import { gabungKategori, namaKategori } from '../kategori-kas.server.ts'
import { laporanUangBank } from './uang-bank.ts'

type Filter = RowOf<typeof laporanUangBank.filters>

const kode = sql`k.kategori`

/** Money on an account, or of cards that the bank still owes, or both; cash is neither. */
const dari = ({ jenis }: Filter, kolom = sql`jenis`) =>
  jenis === 'ALL'
    ? sql`${kolom} <> 'CASH'`
    : jenis === 'KARTU'
      ? sql`${kolom} in ('DEBET', 'CREDIT')`
      : sql`${kolom} = ${jenis}`

/** What each account, or the one that is asked for, began with: rows of their own. */
const awal = (filter: Filter, kodeToko: string) => sql`
    select no_rekening, sum(jumlah_in + fee_in - jumlah_out - fee_out) as saldo
    from kencana.harian_kas(${kodeToko}, '-infinity', ${filter.tgl_from}::date - 1)
    where ${dari(filter)}
      and (${filter.no_rekening}::text is null or no_rekening = ${filter.no_rekening})
      and ${filter.kategori}::text is null
    group by no_rekening`

// Of one kategori there is nothing to begin with. A fee stands on the side of its money: it was
// charged on top of what came in, or went out with what was paid.
const rows = (filter: Filter, ctx: ReportContext) => sql<RowOf<typeof laporanUangBank.columns>>`
  with baris as (
    select a.no_rekening, ${filter.tgl_from}::date as tgl, null as dokumen,
      ${ctx.t('Saldo Awal')}::text as keterangan, 0 as masuk, 0 as keluar, a.saldo as tambah,
      null::bigint as urut, 0 as n
    from (${awal(filter, ctx.toko.kode_toko)}) a
    union all
    select coalesce(k.no_rekening, ''), k.tgl_system, d.nomor,
      concat_ws(' - ', ${namaKategori(kode)}, coalesce(j.kata, k.jenis), k.no_ref, k.keterangan),
      u.masuk, u.keluar,
      u.masuk - u.keluar, p.urut, k.n
    from kencana.kas k
      join kencana.posting p on p.kode_toko = k.kode_toko and p.id = k.id_posting
        and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      join kencana.dokumen d on d.kode_toko = k.kode_toko
        and d.id = case when k.id_group is null then k.id_dokumen else k.id_group end
      ${gabungKategori(ctx, kode)}
      left join ${wordRows(kataJenisUang, ctx.t)} j on j.kode = k.jenis,
      lateral (select case when k.jumlah_in > 0 then k.jumlah_in + k.fee else 0 end as masuk,
        case when k.jumlah_out > 0 then k.jumlah_out + k.fee else 0 end as keluar) u
    where k.kode_toko = ${ctx.toko.kode_toko} and ${dari(filter, sql`k.jenis`)}
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.no_rekening}::text is null or k.no_rekening = ${filter.no_rekening})
      and (${filter.kategori}::text is null or k.kategori = ${filter.kategori}))
  select b.tgl, b.no_rekening, b.dokumen, b.keterangan, b.masuk, b.keluar,
    (sum(b.tambah) over w)::bigint as saldo
  from baris b
  window w as (partition by b.no_rekening order by b.tgl, b.urut nulls first, b.n)
  order by b.tgl, b.urut nulls first, b.no_rekening, b.n`

const days = (filter: Filter, { toko }: ReportContext): Days => ({
  inOrder: true,
  statement: sql`
  select tgl, sum(baris)::bigint as baris, sum(masuk)::bigint as masuk,
    sum(keluar)::bigint as keluar
  from (
    select ${filter.tgl_from}::date as tgl, 1 as baris, 0 as masuk, 0 as keluar
    from (${awal(filter, toko.kode_toko)}) a
    union all
    select tgl_system, baris, jumlah_in + fee_in, jumlah_out + fee_out
    from kencana.harian_kas(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    where ${dari(filter)}
      and (${filter.no_rekening}::text is null or no_rekening = ${filter.no_rekening})
      and (${filter.kategori}::text is null or kategori = ${filter.kategori})) h
  group by tgl order by tgl`,
})

export const laporanBank = serveReportByDay(laporanUangBank, rows, days)
