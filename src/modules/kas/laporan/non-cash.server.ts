import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanNonCash } from './non-cash.ts'

// SPEC 9: saldo akhir = in minus out; a fee is on top of what came in (DOMAIN 3), and one that the
// bank took goes out with its money. Of one cashier there is no balance to begin with.
export const nonCash = serveReport(
  laporanNonCash,
  (filter, { toko }) => sql`
  with hari as (
    select tgl_system, jenis, no_rekening, kategori, jumlah_in, jumlah_out, fee_in, fee_out
    from kencana.harian_kas(${toko.kode_toko}, '-infinity', ${filter.tgl_to}::date)
    where ${filter.user_id}::text is null
    union all
    select tgl_system, jenis, coalesce(no_rekening, ''), kategori, jumlah_in, jumlah_out,
      case when jumlah_in > 0 then fee else 0 end, case when jumlah_out > 0 then fee else 0 end
    from kencana.kas
    where kode_toko = ${toko.kode_toko} and user_id = ${filter.user_id}
      and tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date),
  jumlah as (
    select no_rekening, tgl_system >= ${filter.tgl_from}::date as kini,
      case when tgl_system >= ${filter.tgl_from}::date then kategori else 'SALDO AWAL' end as kategori,
      sum(jumlah_in) as masuk, sum(jumlah_out) as keluar, sum(fee_in) as fee_in,
      sum(fee_out) as fee_out, sum(jumlah_in + fee_in - jumlah_out - fee_out) as saldo
    from hari
    where jenis <> 'CASH' and (${filter.jenis}::text = 'ALL' or jenis = ${filter.jenis})
      and (${filter.no_rekening}::text is null or no_rekening = ${filter.no_rekening})
    group by 1, 2, 3)
  select no_rekening, kategori,
    (case when kini then masuk else greatest(saldo, 0) end)::bigint as jumlah_in,
    (case when kini then masuk + fee_in else greatest(saldo, 0) end)::bigint as jumlah_in_fee,
    (case when kini then keluar else greatest(-saldo, 0) end)::bigint as jumlah_out,
    (case when kini then fee_in - fee_out else 0 end)::bigint as fee, saldo::bigint as saldo
  from jumlah where kini or saldo <> 0 order by no_rekening, kini, kategori`,
)
