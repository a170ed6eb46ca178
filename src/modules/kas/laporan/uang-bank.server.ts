import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanUangBank } from './uang-bank.ts'

// A fee stands on the side of its money: it was charged on top of what came in, or went out with
// what was paid. The opening balance is a row of its own, and what its account begins with.
export const laporanBank = serveReport(
  laporanUangBank,
  (filter, { toko }) => sql`
  with baris as (
    select coalesce(no_rekening, '') as no_rekening, ${filter.tgl_from}::date as tgl,
      null as dokumen, 'SALDO AWAL' as keterangan, 0 as masuk, 0 as keluar,
      sum(jumlah_in + fee_in - jumlah_out - fee_out) as tambah, null::uuid as id_posting, 0 as n
    from kencana.harian_kas(${toko.kode_toko}, '-infinity', ${filter.tgl_from}::date - 1)
    where jenis <> 'CASH' group by 1
    union all
    select coalesce(k.no_rekening, ''), k.tgl_system, d.nomor,
      concat_ws(' - ', k.kategori, k.jenis, k.no_ref, k.keterangan), u.masuk, u.keluar,
      u.masuk - u.keluar, k.id_posting, k.n
    from kencana.kas k
      join kencana.dokumen d on d.kode_toko = k.kode_toko
        and d.id = case when k.id_group is null then k.id_dokumen else k.id_group end,
      lateral (select case when k.jumlah_in > 0 then k.jumlah_in + k.fee else 0 end as masuk,
        case when k.jumlah_out > 0 then k.jumlah_out + k.fee else 0 end as keluar) u
    where k.kode_toko = ${toko.kode_toko} and k.jenis <> 'CASH'
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date)
  select concat_ws(' ', b.no_rekening, r.nama_rekening) as rekening, b.tgl, b.dokumen, b.keterangan,
    b.masuk, b.keluar, (sum(b.tambah) over w)::bigint as saldo
  from baris b left join kencana.rekening r
    on r.kode_toko = ${toko.kode_toko} and r.no_rekening = b.no_rekening
  where ${filter.no_rekening}::text is null or b.no_rekening = ${filter.no_rekening}
  window w as (partition by b.no_rekening order by b.tgl, b.id_posting nulls first, b.n)
  order by b.no_rekening, b.tgl, b.id_posting nulls first, b.n`,
)
