import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanSusut, prosesSusut } from './susut.ts'

const dikenal = Object.keys(prosesSusut)

// One row for each document; a cancel is of the process of what it takes back. Its value cannot be
// divided by fineness: it is shown if the document has one fineness only. The value is what was
// booked to the account of loss, and to those that the map named for it before.
export const susut = serveReport(
  laporanSusut,
  (filter, { toko }) => sql`
  select s.tgl, s.dokumen, s.proses, s.kadar, s.berat, s.murni,
    case when s.sendiri then (select sum(j.debit - j.kredit)::bigint from kencana.jurnal j
      where j.kode_toko = ${toko.kode_toko} and j.id_posting = s.id_posting
        and j.id_dokumen = s.id and j.nomor_akun in (select p.nomor_akun
          from kencana.para_akun_transaksi p
          where p.kode_toko = ${toko.kode_toko} and p.kode_akun = 'SUSUT'
          union select m.sebelum->>'nomor_akun' from kencana.riwayat_master m
          where m.kode_toko = ${toko.kode_toko} and m.tabel = 'para_akun_transaksi'
            and m.sebelum->>'kode_akun' = 'SUSUT')) end as nilai,
    p.oleh, (select string_agg(distinct o->>'pemberi', ', ')
      from jsonb_array_elements(p.otorisasi) as o) as validasi
  from (select g.id_posting, d.id, g.tgl_system as tgl, d.nomor as dokumen,
      case when d.jenis = any(${dikenal}::text[]) then d.jenis
        when a.jenis = any(${dikenal}::text[]) then a.jenis else 'LAIN' end as proses,
      string_agg(distinct replace(round(g.kadar / 100.0, 2)::text, '.', ','), ' ') as kadar,
      sum(g.kotor)::bigint as berat, sum(g.murni)::bigint as murni,
      ${filter.kadar}::int is null or not exists (select from kencana.gram x
        where x.kode_toko = ${toko.kode_toko} and x.id_posting = g.id_posting
          and x.id_dokumen = d.id and x.akun = 'SUSUT' and x.kadar <> ${filter.kadar}::int)
        as sendiri
    from kencana.gram g
      join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = g.id_dokumen
      left join kencana.dokumen a on a.kode_toko = ${toko.kode_toko} and a.id = d.id_asal
        and d.prefix = 'BT'
    where g.kode_toko = ${toko.kode_toko} and g.akun = 'SUSUT'
      and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.kadar}::int is null or g.kadar = ${filter.kadar}::int)
    group by g.id_posting, d.id, g.tgl_system, d.nomor, d.jenis, a.jenis
    having sum(g.kotor) <> 0 or sum(g.murni) <> 0) s
    join kencana.posting p on p.kode_toko = ${toko.kode_toko} and p.id = s.id_posting
  where (${filter.proses}::text is null or s.proses = ${filter.proses})
  order by s.tgl, s.dokumen`,
)
